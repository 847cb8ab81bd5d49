export default {
  reUse: {
    title: "Your company’s laundry, picked up and brought back",
    about: {
      title: "What is re-use?",
      text: "Re-use is for textiles you get back, such as workwear, sheets and towels. We pick them up, clean them and bring them back.",
    },
    order: { placed: { payTitle: "Pay, and get it back clean" } },
  },
  reCover: {
    title: "Textiles you don’t need back, picked up at your company",
    about: {
      title: "What is re-cover?",
      text: "Re-cover is for textiles that don’t come back to you. We only pick them up. What happens next is in the agreement with your company.",
    },
    order: {
      bar: { both: "Pickup" },
      service: {
        next: "Next - Pickup time",
        texts: {
          DC: "Suits, dresses, coats.",
          WF: "Everyday laundry, by the kilo.",
          LS: "Shirts and blouses.",
          IO: "Not sure? Our experts decide item by item.",
        },
      },
      time: { lede: "Select pickup time" },
      placed: {
        bagTitle: "Have it ready",
        bag: "Put everything together for the driver.",
        payTitle: "Pay",
        change: "Something changed? Change it yourself, free until 8 hours before pickup. Or call",
      },
    },
  },
  company: {
    label: "Company",
    hint: "Type part of the name.",
    placeholder: "Choose your company",
    loading: "Loading companies",
    none: "No company with this name.",
    busy: "One moment.",
    in: "Found. Now enter the address.",
    refused: "That didn’t work. Choose your company again.",
    failed: "We couldn’t load the companies.",
    retry: "Try again",
    missing: "Choose your company first.",
  },
  address: { lede: "Choose your company and enter where we should come.", next: "Next" },
  consent: {
    agree: "I agree to the",
    terms: "terms and conditions",
    and: "and the",
    privacy: "privacy statement",
  },
  fees: {
    payment: "Payment",
    service: "Service fee",
    serviceFor: (amount: string) => `for orders under ${amount}`,
    withDelivery: (rule: string) => `${rule}, delivery included`,
    delivery: "Delivery",
    free: "free",
    deliveryAbove: (amount: string) => `for orders above ${amount}`,
    minimum:
      "for laundry and service fee together; if it’s less, the difference is added to your bill",
    change: "later than 8 hours before pickup; before that it’s free",
    deposit: "you get it back",
  },
  app: {
    title: "Next time with the app",
    text: "Scan the code with your phone, or choose your app store below.",
    code: "QR code that opens our page on your phone",
  },
};
