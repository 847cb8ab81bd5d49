import type { PayMethod } from "@waslijn/contract/shared/payments";

type Method = { text: string; with: string; lock: string };
type End = { heading: string; text: (amount: string) => string };

export default {
  title: (number: string) => `Pay for order ${number}`,
  order: "Order",
  toPay: "To pay: ",
  how: "How would you like to pay?",
  methods: {
    ideal: {
      text: "With your bank’s app",
      with: "iDEAL | Wero",
      lock: "You pay at your own bank. We don’t see your details.",
    },
    creditcard: {
      text: "Visa or Mastercard",
      with: "credit card",
      lock: "You pay on the secure page of our payment service. We don’t see your card.",
    },
    paypal: {
      text: "With your PayPal account",
      with: "PayPal",
      lock: "You pay at PayPal. We don’t see your details.",
    },
    banktransfer: {
      text: "Takes 1 to 2 working days",
      with: "bank transfer",
      lock: "You pay at your own bank. We don’t see your details.",
    },
  } satisfies Record<PayMethod, Method>,
  pay: (amount: string, method: string) => `Pay ${amount} with ${method}`,
  busy: "Taking you there",
  payBy: (day: string) => `Pay by ${day}.`,
  rest: (paid: string) => `You’ve already paid ${paid}. This is what’s left.`,
  writtenOff: "We no longer ask you to pay this bill. You still can.",
  news: {
    changed: "The bill has just been changed. Here’s what it is now.",
    unpaid: "That payment didn’t go through. Nothing was paid. Try again.",
    down: "The payment service isn’t answering. Nothing was paid and your bill stays as it is. Try again in a few minutes.",
    often:
      "There have been too many attempts to pay just now. Nothing was paid and your bill stays open. Try again in an hour, or call us.",
    failed: "That didn’t work. Nothing was paid. Try again or call us.",
  },
  waiting: "No connection. We’ll go on as soon as it’s back.",
  ends: {
    pending: {
      heading: "We’re waiting for your bank",
      text: () =>
        "It usually takes a few seconds; a bank transfer takes 1 to 2 working days. You can close this page: you’ll get an e-mail once your payment is in.",
    },
    paid: {
      heading: "Paid. Thank you!",
      text: (amount: string) => `We’ve received ${amount}.`,
    },
    "partly-refunded": {
      heading: "Paid, and part of it comes back",
      text: (amount: string) => `You’re getting ${amount} back, the way you paid.`,
    },
    refunded: {
      heading: "You’re getting your money back",
      text: (amount: string) => `You’re getting ${amount} back, the way you paid.`,
    },
    overpaid: {
      heading: "Paid. Thank you!",
      text: (amount: string) => `You paid ${amount} too much. We’ll pay it back, the way you paid.`,
    },
    "written-off": {
      heading: "This bill is closed",
      text: () => "You can’t pay it here any more. Call us if you want to know more.",
    },
    free: {
      heading: "Nothing to pay",
      text: () => "You don’t have to pay anything for this order.",
    },
    "due-elsewhere": {
      heading: "You can’t pay online right now",
      text: (amount: string) =>
        `Call us and we’ll agree how you pay ${amount}. Your bill stays as it is.`,
    },
  } satisfies Record<string, End>,
  receipt: (number: string) =>
    `Invoice ${number} is on your order’s page. The link is in your e-mail.`,
  again: "Try again",
  againHint:
    "Did something go wrong at your bank? If you pay twice, you get the second payment back.",
  call: (phone: string) => `Call ${phone}`,
  paper: "Your bill",
  noScript: "Paying here takes JavaScript. Call us and we’ll help you pay:",
  loading: "Looking for your bill.",
  lost: {
    title: "We couldn’t load your bill",
    text: "There may be no connection. Nothing has changed.",
    retry: "Try again",
  },
};
