import { brand } from "@waslijn/contract/shared/brand";

export const en = {
  hello: (name: string) => (name ? `Hello ${name},` : "Hello,"),
  footer: [
    `${brand.company}, ${brand.street}, ${brand.postalCode} ${brand.city}`,
    `Questions? Call ${brand.phone} (free) or e-mail ${brand.email}.`,
  ],
  labels: {
    number: "Order number",
    pickup: "Pickup",
    delivery: "Delivery",
    services: "Services",
    bags: "Bags",
    address: "Address",
    location: "Location",
    company: "Company",
    contact: "Contact",
    coupon: "Promo code",
    kind: "Kind",
    hub: "Hub",
    bag: "Has a laundry bag",
    byHand: "Address typed by hand, not known to the register",
  },
  yes: "yes",
  no: "no",
  window: (day: string, from: string, to: string) => `${day}, ${from} – ${to}`,
  kinds: {
    consumer: "Consumer",
    "re-use": "Re-use",
    "re-cover": "Re-cover",
    b2b: "Business",
    retail: "Drop-off",
    collection: "Collection",
  },
  confirmation: {
    subject: (number: string) => `Your order ${number} is placed`,
    intro: "Thank you for your order. This is what we agreed:",
    next: "What happens next",
    bag: "Your free laundry bag comes by post and fits through the letter box. Put your laundry in it.",
    pickup: (window: string) => `Our driver will pick up your laundry: ${window}.`,
    payment:
      "Once your items have been scanned, counted or weighed, you’ll get a payment link by SMS or e-mail. You pay with iDEAL | Wero, credit card or PayPal.",
    delivery: (window: string) => `We’ll bring everything back clean: ${window}.`,
    change: (fee: string) =>
      `Changing or cancelling is free up to 8 hours before the pickup or the delivery: call ${brand.phone}. Later than 8 hours before the pickup it costs ${fee}.`,
    calendar: "The attached file puts the times in your calendar.",
    pickupEvent: `${brand.name}: pickup`,
    deliveryEvent: `${brand.name}: delivery`,
    eventDescription: (number: string) => `Order ${number}`,
  },
  account: {
    heading: "Is this your account?",
    intro:
      "An account was made for you with this order. Confirm it once, so we know for sure that it’s yours:",
    button: "Confirm my account",
    doubt: `Didn’t order this? Don’t confirm anything and call us: ${brand.phone}.`,
  },
  orderButton: "See your order",
  changedOrder: {
    subject: (number: string) => `Your order ${number} has been changed`,
    intro: "Your order has new times. This is how it stands now:",
    fee: (fee: string) =>
      `You made this change less than 8 hours before pickup, so it costs ${fee}. You pay it with your bill.`,
    calendar: "The attached file moves the times in your calendar.",
  },
  cancelledOrder: {
    subject: (number: string) => `Your order ${number} has been cancelled`,
    intro: (number: string) => `Your order ${number} has been cancelled. We won't come by.`,
    fee: (fee: string) =>
      `Cancelling less than 8 hours before pickup costs ${fee}. We'll send you a payment link for it.`,
    late: "We cancelled your order because we hadn't heard from you in the 14 days after we missed you.",
    calendar: "The attached file takes the times out of your calendar.",
    again: "Place a new order",
  },
  missedStop: {
    subject: (number: string) => `We missed you: choose a new time for ${number}`,
    pickup: "Our driver came to pick up your laundry, but it didn't work out.",
    delivery: "Our driver came to bring your clean laundry, but it didn't work out.",
    reasons: {
      "nobody-home": "Nobody answered the door.",
      "wrong-address": "We couldn't find the address.",
      "not-ready": "The laundry wasn't ready yet.",
      "no-access": "We couldn't get to your door.",
    },
    choose: "Choose a new time that suits you.",
    free: "It costs you nothing.",
    fee: (fee: string) =>
      `This was the second time that a delivery didn't work out. We charge ${fee} for it.`,
    until: (days: number) =>
      `If we don't hear from you within ${days} days, we'll cancel your order.`,
    button: "Choose a new time",
  },
  company: {
    subject: (number: string) => `Order ${number} was placed on behalf of your company`,
    intro: "This order was placed on behalf of your company:",
    doubt: `Don’t recognise this order? Call us right away: ${brand.phone}.`,
  },
  location: {
    subject: (number: string) => `Order ${number} for your location`,
    b2b: "An order was placed for your location:",
    retail: "A drop-off order was placed for your location. Our driver will pick it up:",
    collection: "A collection was requested for your location. Our driver will come by:",
    doubt: `Don’t recognise this order? Call us: ${brand.phone}.`,
  },
  operations: { subject: (number: string, kind: string) => `New order ${number} (${kind})` },
  reset: {
    subject: "Choose a new password",
    intro: `You asked for a new password for your ${brand.name} account. Choose one with this button:`,
    button: "Choose a new password",
    validity: (hours: number) =>
      `The link works once and is valid for ${hours} ${hours === 1 ? "hour" : "hours"}. Didn’t ask for it? You don’t have to do anything: your password stays as it is.`,
  },
  changed: {
    subject: "Your password was changed",
    intro: `The password of your ${brand.name} account was changed on`,
    doubt: `Wasn’t this you? Call ${brand.phone} right away. You’ve been logged out on all other devices.`,
  },
  areaThanks: {
    subject: "We’ll let you know when we come to your area",
    intro: (postalCode: string) =>
      `Thank you for your interest. We don’t come to ${postalCode} yet. As soon as we do, you’ll get one e-mail from us.`,
    privacy: "We use your e-mail address for nothing else.",
  },
  areaOpened: {
    subject: "We now come to your door too",
    intro: (postalCode: string) =>
      `Good news: from now on we pick up and deliver in ${postalCode}.`,
    button: "Place your first order",
    once: "This is the one e-mail you asked us for.",
  },
};
