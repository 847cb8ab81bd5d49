export default {
  reUse: {
    title: "Your company’s laundry, picked up and brought back",
    lede: "Choose your company and tell us where we come.",
  },
  reCover: {
    title: "Your company’s textiles, picked up for re-cover",
    lede: "Choose your company and tell us where we pick up.",
  },
  company: {
    label: "Company",
    hint: "Type a part of the name.",
    placeholder: "Choose your company",
    loading: "Loading companies",
    none: "No company with this name.",
    busy: "One moment.",
    in: "Found. Now the address.",
    refused: "That did not work. Choose your company again.",
    failed: "The companies did not come through.",
    retry: "Try again",
  },
  address: { next: "Next" },
  consent: {
    agree: "I agree with the",
    terms: "terms and conditions",
    and: "and the",
    privacy: "privacy statement",
  },
  fees: {
    payment: "Payment",
    service: "Service fee",
    serviceFor: (amount: string) => `for orders under ${amount}`,
    delivery: "Delivery",
    free: "free",
    deliveryAbove: (amount: string) => `for orders above ${amount}`,
    vat: "all prices include 21% VAT",
    deposit: "you get it back",
  },
  app: {
    title: "Next time with the app",
    text: "Scan the code with your phone, or choose your app store below.",
    code: "QR code that opens our page on your phone",
  },
};
