import { brand } from "@waslijn/contract/shared/brand";

/** Texts of mails about bills, payments and refunds. */
export const payEn = () => ({
  bill: {
    subject: (amount: string) => `Your bill: ${amount}`,
    counted: (amount: string) => `Everything is counted: ${amount}.`,
    rest: (amount: string) => `Still to pay: ${amount}.`,
    title: (amount: string) => `Your bill is ${amount}.`,
    preview: (day: string) => `Pay by ${day}. It only takes a few minutes.`,
    intro: (number: string) => `This is your bill for order ${number}:`,
    free: "free",
    total: "Total",
    open: "Still to pay",
    button: (amount: string) => `Pay ${amount}`,
    vat: (amount: string) => `Including 21% VAT: ${amount}.`,
    how: (day: string) => `Pay with iDEAL | Wero, credit card, PayPal or bank transfer, by ${day}.`,
    back: (window: string) =>
      `We’ll bring everything back: ${window}. You needn’t have paid by then.`,
    wrong: `Something wrong with the bill? Call ${brand.phone} before you pay, and we’ll correct it.`,
  },
  paid: {
    subject: (number: string) => `Paid: your receipt for ${number}`,
    title: (amount: string) => `${amount} paid. Thank you.`,
    preview: "Here is your receipt with its invoice number.",
    intro: "We’ve received your payment. This is your receipt:",
    invoice: "Invoice number",
    date: "Invoice date",
    vat: (amount: string) => `Including 21% VAT: ${amount}.`,
    button: "See order and invoice",
    keep: "The invoice is there as a PDF, to print or keep.",
  },
  reminder: {
    1: {
      subject: (amount: string) => `Still to pay: ${amount}`,
      title: "Your bill is still open.",
      preview: (number: string) => `It’s for order ${number}.`,
      intro: (number: string, amount: string, day: string) =>
        `The bill of ${amount} for order ${number} hasn’t been paid yet. Pay by ${day}.`,
    },
    2: {
      subject: (amount: string) => `Last reminder: ${amount} still to pay`,
      title: "Your time to pay is running out.",
      preview: (number: string) => `The bill for order ${number} is still open.`,
      intro: (number: string, amount: string, day: string) =>
        `We asked you to pay by ${day}. The bill of ${amount} for order ${number} is still open. Please pay it today.`,
    },
    crossed: "Have you just paid? Then this e-mail has crossed your payment.",
    trouble: `Having trouble paying? Call ${brand.phone}, and we’ll find a way that works.`,
  },
  refund: {
    ways: {
      service: {
        subject: (amount: string) => `You’re getting ${amount} back`,
        title: (amount: string) => `You’re getting ${amount} back.`,
        intro: "The money goes back the way you paid. There’s nothing you need to do.",
        when: "Usually within 3 working days; with a credit card it can take longer.",
      },
      "by-hand": {
        subject: (amount: string) => `You’re getting ${amount} from us`,
        title: (amount: string) => `You’re getting ${amount} from us.`,
        intro:
          "This can’t go back the way you paid, so we’ll transfer it ourselves. We’ll call you to ask where to.",
        when: "Within 5 working days.",
      },
      paid: {
        subject: (amount: string) => `We’ve paid you ${amount}`,
        title: (amount: string) => `We’ve paid you ${amount}.`,
        intro:
          "It couldn’t go back the way you paid, so we paid it to you in another way. There’s nothing you need to do.",
        when: "Done. A transfer can take a working day to show.",
      },
    },
    preview: (number: string) => `It’s about order ${number}.`,
    amount: "Amount",
    why: "Why",
    difference: "You had paid more than your bill.",
    deposit: "The deposit of your laundry bag, as far as it was not taken off your bill.",
    when: "When",
    button: "See your order",
    failed: {
      subject: (amount: string) => `Paying back ${amount} didn’t work`,
      title: (amount: string) => `Paying back ${amount} didn’t work yet.`,
      intro: (amount: string) =>
        `We wanted to pay you back ${amount} the way you paid, but the bank didn’t take it. You still get your money: we’ll try again, or call you to transfer it in another way.`,
      when: "We’ll be in touch within 2 working days.",
      call: `Rather settle it now? Call ${brand.phone}.`,
    },
  },
});
