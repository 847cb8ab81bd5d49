import type { MoneyNews, PayMethod } from "@waslijn/contract/shared/payments";

export default {
  free: "free",
  total: "Total",
  vat: (amount: string) => `Including 21% VAT: ${amount}`,
  paid: "Paid",
  refunded: "Paid back to you",
  returning: "On its way back to you",
  open: "To pay",
  methods: {
    ideal: "iDEAL | Wero",
    creditcard: "Credit card",
    paypal: "PayPal",
    banktransfer: "Bank transfer",
  } satisfies Record<PayMethod, string>,
  moved: {
    started: (amount: string) => `Payment of ${amount} started`,
    paid: (amount: string) => `Paid: ${amount}`,
    unpaid: (amount: string) => `Payment of ${amount} not successful`,
    "charged-back": (amount: string) => `${amount} taken back by your bank`,
    refunding: (amount: string) => `${amount} on its way back to you`,
    refunded: (amount: string) => `${amount} paid back to you`,
    "refund-failed": (amount: string) => `Paying back ${amount} didn’t work, we’re looking into it`,
  } satisfies Record<MoneyNews, (amount: string) => string>,
  overdue: "The time to pay has passed. Pay now and it’s settled.",
  chargedBack: "Your bank took your payment back, so this amount is open again.",
  wrong: "Something wrong with the bill? Call us before you pay and we’ll correct it:",
};
