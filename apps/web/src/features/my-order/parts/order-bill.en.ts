import type { BillState } from "@waslijn/contract/shared/payments";

/** Nothing is asked any more. */
type SettledState = Exclude<BillState, "open" | "overdue" | "charged-back">;

export default {
  lede: (amount: string, day: string) => `Your bill is ${amount}. Pay before ${day}.`,
  pay: (amount: string) => `Pay ${amount}`,
  howToPay: (day: string) =>
    `The payment link comes by SMS or e-mail. Pay before ${day} with iDEAL | Wero, credit card, PayPal or bank transfer.`,
  states: {
    paid: "Paid. Thank you!",
    "partly-refunded": "Paid. You’re getting part of it back, the way you paid.",
    refunded: "You’re getting your money back, the way you paid.",
    overpaid: "Paid. What you paid too much, we’ll pay back.",
    "written-off": "This bill is closed. You can’t pay it online any more.",
  } satisfies Record<SettledState, string>,
  nothingOpen: "Nothing to pay.",
  collective: "This goes on your company’s collective invoice. You have nothing to pay here.",
  invoices: {
    heading: "Your receipt",
    invoice: "Invoice",
    credit: "Credit invoice",
    credits: (number: string) => `credits invoice ${number}`,
    download: "Download (PDF)",
    of: (number: string) => ` of ${number}`,
  },
};
