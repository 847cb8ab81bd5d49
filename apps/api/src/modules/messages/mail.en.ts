import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { nextEn } from "./letters/next-mails.en.ts";
import { payEn } from "./letters/pay-mails.en.ts";
import { planEn } from "./letters/plan-mails.en.ts";
import { staffEn } from "./letters/staff-mails.en.ts";

export const en = () => ({
  hello: (name: string) => (name ? `Hello ${name},` : "Hello,"),
  footer: [
    `Questions? Call ${brand.phone} (free) or e-mail ${brand.email}.`,
    `${brand.company}, ${brand.street}, ${brand.postalCode} ${brand.city}`,
    `Chamber of Commerce ${brandFoot.chamberOfCommerce}, VAT ${brandFoot.vatNumber}`,
  ],
  line: {
    done: {
      placed: "Ordered",
      "picked-up": "Picked up",
      counted: "Counted",
      ready: "Clean",
      delivered: "Delivered",
    },
    toDo: {
      placed: "Order",
      "picked-up": "Pickup",
      counted: "Count",
      ready: "Wash",
      delivered: "Delivery",
    },
  },
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
    title: (day: string) => `We’ll be at your door on ${day}.`,
    preview: "You can change or cancel for free up to 8 hours before.",
    intro: "Thank you for your order. This is what we agreed:",
    next: "What happens next",
    bag: "Your free laundry bag comes by post and fits through the letter box. Put your laundry in it.",
    pickup: (window: string) => `Our driver will pick up your laundry: ${window}.`,
    payment:
      "Once your items have been scanned, counted or weighed, you’ll get a payment link by SMS or e-mail. You pay with iDEAL | Wero, credit card, PayPal or bank transfer.",
    paidByCompany:
      "Your items are scanned, counted or weighed. The amount goes on your company’s collective invoice.",
    delivery: (window: string) => `We’ll bring everything back clean: ${window}.`,
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
  orderButton: "See or change your order",
  seeOrder: "See your order",
  changing: {
    free: "Changing or cancelling is free up to 8 hours before we come.",
    how: `Do it yourself on your order’s page, or call ${brand.phone}.`,
    delivery: "Changing the delivery time is free up to 8 hours before we come.",
    late: (fee: string) =>
      `Changing or cancelling later than 8 hours before the pickup costs ${fee}.`,
    next: "With your next order, changing or cancelling is again free up to 8 hours before we come.",
    terms: {
      order: "Anything else to change or cancel?",
      delivery: "Need another delivery time?",
      free: "Free",
      call: "Call us",
      until: (moment: string) => `until ${moment}`,
      afterwards: `after that, at ${brand.phone}`,
      moment: (day: string, time: string) => `${day}, ${time}`,
    },
  },
  ownerShares: "Anyone with this e-mail can change or cancel the order.",
  costs: {
    heading: "What it costs",
    wash: (base: string, extra: string) => `${base} up to 6 kg, then ${extra} per kg`,
    each: (amount: string) => `${amount} each`,
    from: (amount: string) => `per item, from ${amount}`,
    perPair: (amount: string) => `from ${amount} per pair`,
    perItem: "per item, see the price list",
    shipping: "Pickup and delivery",
    shippingRule: (fee: string, free: string) =>
      `${fee}, free from ${free} (value before discounts)`,
    serviceFee: "Service fee",
    serviceFeeRule: (fee: string, under: string) => `${fee} for orders under ${under}`,
    withDelivery: (rule: string) => `${rule}, delivery included`,
    minimum: "Minimum",
    minimumRule: (amount: string) =>
      `${amount} for laundry, pickup and delivery together; what is missing is added as a line of its own`,
    businessMinimumRule: (amount: string) =>
      `${amount} for laundry and service fee together; what is missing is added as a line of its own`,
    deposit: "Laundry bag, deposit",
    depositRule: (amount: string) => `${amount}, which you get back when you return the bag`,
    vat: "VAT",
    vatRule: "21%, included in all prices",
    priceList: "See the whole price list",
    terms: "Read the terms and conditions (in Dutch)",
  },
  withdrawal: {
    heading: "Your right to withdraw",
    rule: "You can withdraw from this order within 14 days without giving a reason. By ordering, you asked us to start within those 14 days. If you withdraw after we have started, you pay for what has been done; once your clean laundry is back, the right ends. Withdraw on your order’s page, with this form or in your own words, by e-mail or by post:",
    form: (
      number: string,
      date: string,
    ) => `To ${brand.company}, ${brand.street}, ${brand.postalCode} ${brand.city}, ${brand.email}:
I hereby withdraw from my contract for the following service: order ${number}
Ordered on: ${date}
Name:
Address:
Date:
Signature (only on paper):`,
  },
  changedOrder: {
    subject: (number: string) => `Your order ${number} has been changed`,
    title: "Your new times are set.",
    preview: "The earlier times no longer apply.",
    intro: "Your order has new times. This is how it stands now:",
    fee: (fee: string) =>
      `You made this change less than 8 hours before pickup, so it costs ${fee}. You pay it with your bill.`,
    calendar: "The attached file moves the times in your calendar.",
  },
  cancelledOrder: {
    subject: (number: string) => `Your order ${number} has been cancelled`,
    title: "Your order has been cancelled.",
    preview: "We won’t come by.",
    intro: (number: string) => `Your order ${number} has been cancelled. We won’t come by.`,
    fee: (fee: string) =>
      `Cancelling less than 8 hours before pickup costs ${fee}. We’ll send you a payment link for it.`,
    feeToCompany: (fee: string) =>
      `Cancelling less than 8 hours before pickup costs ${fee}. That goes on your company’s collective invoice.`,
    late: "We cancelled your order because we hadn’t heard from you in the 14 days after we missed you.",
    calendar: "The attached file takes the times out of your calendar.",
    again: "Place a new order",
  },
  withdrawnOrder: {
    subject: (number: string) => `We have received your withdrawal from order ${number}`,
    title: "We have received your withdrawal.",
    preview: "With this e-mail we confirm what you told us.",
    intro: (moment: string) => `On ${moment} you told us on your order’s page:`,
    statement: (number: string, date: string, name: string) =>
      `“I withdraw from the contract for order ${number} of ${date}.”${name ? ` (${name})` : ""}`,
    byDesk: (moment: string) => `On ${moment} we noted that you told us:`,
    cameBy: (date: string, way: string, moment: string) =>
      `On ${date} you told us ${way} (noted by us on ${moment}):`,
    ways: { phone: "by phone", letter: "by letter", email: "by e-mail" },
    before: "We won’t come by. You pay nothing.",
    after: (window: string) =>
      `Your laundry is with us. We’ll bring everything back${window ? `: ${window}` : ""}. You only pay for what had been done when you withdrew; we’ll send you a bill for that.`,
    keep: "Keep this e-mail: it is the proof of your withdrawal.",
  },
  operationsWithdrawn: {
    subject: (number: string) => `Withdrawn: order ${number}`,
    title: "A customer has withdrawn.",
    before: "Not picked up yet: its windows are free again, and nothing is charged.",
    after: "The laundry is with us: stop washing, bill what has been done and bring it all back.",
    at: "Withdrawn on",
  },
  orderCode: {
    subject: (code: string) => `${code} is your code`,
    title: "Your code.",
    preview: (number: string) => `It opens order ${number}.`,
    intro: (number: string) => `With this code you see everything about order ${number}:`,
    label: "Code",
    validity: (minutes: number) =>
      `The code works once and is valid for ${minutes} minutes. Didn’t ask for it? You don’t have to do anything.`,
  },
  orderLinks: {
    subject: "The links to your orders",
    title: "The links to your orders.",
    preview: "See, change or cancel them there.",
    intro:
      "You asked for the links to your orders. These are the open ones and those of the last 90 days:",
    order: (number: string, day: string) => `${number}, pickup on ${day}`,
    doubt: "Didn’t ask for this? You don’t have to do anything: only you have this e-mail.",
  },
  companyInvoice: {
    invoice: {
      subject: (number: string) => `Invoice ${number} from ${brand.name}`,
      title: (total: string) => `Your laundry of the past month: ${total}.`,
      preview: (orders: number) => (orders === 1 ? "1 order" : `${orders} orders on one invoice`),
      intro: "Here is the invoice for your orders, all together.",
    },
    credit: {
      subject: (number: string) => `Credit invoice ${number} from ${brand.name}`,
      title: (total: string) => `You get ${total} back.`,
      preview: () => "We corrected an order on an earlier invoice.",
      intro:
        "We corrected an order on an earlier invoice. This credit invoice cancels it; what the order does cost is on your next invoice.",
    },
    labels: {
      number: "Invoice number",
      credits: "Credits invoice",
      date: "Invoice date",
      total: "Total with VAT",
      payBy: "Pay by",
      reference: "Your reference",
    },
    files:
      "The PDF is for reading; your bookkeeping program can read the XML file (UBL, Peppol BIS 3.0) as it is.",
  },
  ownerLink: {
    subject: "The link to your orders",
    title: "All your orders in one place.",
    preview: "Of the last 90 days, to change or cancel.",
    intro: "With this link you see the orders of the last 90 days, and can change or cancel them:",
    button: "See the orders",
    keep: "Whoever has this link can do the same. Only give it to those who may. Has it got into the wrong hands? Call us and we’ll send you a new one.",
  },
  missedStop: {
    subject: (number: string) => `We missed you: choose a new time for ${number}`,
    title: "Choose a new time.",
    preview: "We were at your door, but it didn’t work out.",
    pickup: "Our driver came to pick up your laundry, but it didn’t work out.",
    delivery: "Our driver came to bring your clean laundry, but it didn’t work out.",
    reasons: {
      "nobody-home": "Nobody answered the door.",
      "wrong-address": "We couldn’t find the address.",
      "not-ready": "The laundry wasn’t ready yet.",
      "no-access": "We couldn’t get to your door.",
    },
    choose: "Choose a new time that suits you.",
    free: "It costs you nothing.",
    fee: (fee: string) => `We couldn’t deliver this time either. We charge ${fee} for it.`,
    until: (days: number) =>
      `If we don’t hear from you within ${days} days, we’ll cancel your order.`,
    button: "Choose a new time",
  },
  deliveredOrder: {
    subject: (number: string) => `Your laundry is back: ${number}`,
    title: "Your laundry is back.",
    "handed-over": (_houseNumber: string) => "",
    neighbours: (houseNumber: string) =>
      houseNumber
        ? `We left your laundry with the neighbours at number ${houseNumber}.`
        : "We left your laundry with the neighbours.",
    "at-door": (_houseNumber: string) => "We left your laundry at your door, as you asked.",
    partSubject: (number: string) => `Part of your laundry is back: choose a time for ${number}`,
    partTitle: (here: number, missing: number) =>
      `${here === 1 ? "One bag is" : `${here} bags are`} back, ${missing === 1 ? "one is" : `${missing} are`} still to come.`,
    partPreview: "Choose when we bring the rest. It costs you nothing.",
    reasons: {
      "not-in-van": "The rest was not in the van.",
      "not-washed": "The rest is not clean yet.",
      refused: "You did not take the rest this time.",
    },
    choose: (missing: number) =>
      `Choose when we bring ${missing === 1 ? "the other bag" : "the other bags"}. It costs you nothing.`,
  },
  windowGone: {
    subject: (number: string) => `We can’t come then: choose a new time for ${number}`,
    pickup: "We’re sorry: we can’t pick up your laundry at the time you chose.",
    delivery: "We’re sorry: we can’t bring your laundry at the time you chose.",
    both: "We’re sorry: we can’t pick up and bring your laundry at the times you chose.",
    call: `Having trouble? Call us: ${brand.phone}. If we don’t hear from you, we’ll call you.`,
  },
  ...nextEn,
  ...payEn(),
  ...planEn,
  ...staffEn(),
  deskMessage: {
    subject: (number: string) => `About your order ${number}`,
    title: "News about your order.",
    answer: `Questions? Call us: ${brand.phone}.`,
  },
  kitSent: {
    subject: "Your laundry bag is on its way",
    title: "Your laundry bag is on its way.",
    preview: "It fits through the letter box and will be there before we are.",
    intro:
      "We’ve posted your starter kit: a laundry bag that fits through the letter box. It usually arrives on the next working day.",
    fill: "Fill it and have it ready for the driver. It holds about 12 kilos.",
    missing: `Not there the day before your pickup? Call us: ${brand.phone}.`,
  },
  company: {
    subject: (number: string) => `Order ${number} was placed on behalf of your company`,
    title: "An order for your company.",
    preview: "See what was ordered and when we’ll come.",
    intro: "This order was placed on behalf of your company:",
    doubt: `Don’t recognise this order? Call us right away: ${brand.phone}.`,
  },
  location: {
    subject: (number: string) => `Order ${number} for your location`,
    title: "An order for your location.",
    preview: "See what was ordered and when we’ll come.",
    b2b: "An order was placed for your location:",
    retail: "A drop-off order was placed for your location. Our driver will pick it up:",
    collection: "A collection was requested for your location. Our driver will come by:",
    doubt: `Don’t recognise this order? Call us: ${brand.phone}.`,
  },
  operations: {
    subject: (number: string, kind: string) => `New order ${number} (${kind})`,
    title: "A new order.",
  },
  reset: {
    subject: "Choose a new password",
    title: "Choose a new password.",
    preview: "With the button in this e-mail. It works once.",
    intro: `You asked for a new password for your ${brand.name} account. Choose one with this button:`,
    button: "Choose a new password",
    validity: (hours: number) =>
      `The link works once and is valid for ${hours} ${hours === 1 ? "hour" : "hours"}. Didn’t ask for it? You don’t have to do anything: your password stays as it is.`,
  },
  changed: {
    subject: "Your password was changed",
    title: "Your password was changed.",
    preview: "Wasn’t this you? Call us right away.",
    intro: `The password of your ${brand.name} account was changed on`,
    doubt: `Wasn’t this you? Call ${brand.phone} right away. You’ve been logged out on all other devices.`,
  },
  areaThanks: {
    subject: "We’ll let you know when we come to your area",
    title: "We’ll let you know.",
    preview: "You’ll get one e-mail as soon as we come to you.",
    intro: (postalCode: string) =>
      `Thank you for your interest. We don’t come to ${postalCode} yet. As soon as we do, you’ll get one e-mail from us.`,
    privacy: "We use your e-mail address for nothing else.",
  },
  areaOpened: {
    subject: "We now come to your door too",
    title: "We now come to your door too.",
    preview: "You can place your first order today.",
    intro: (postalCode: string) =>
      `Good news: from now on we pick up and deliver in ${postalCode}.`,
    button: "Place your first order",
    once: "This is the one e-mail you asked us for.",
  },
});
