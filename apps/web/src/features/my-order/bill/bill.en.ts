export default {
  lede: (amount: string, day: string) => `Your bill is ${amount}. Pay before ${day}.`,
  free: "free",
  total: "Total",
  vat: (amount: string) => `Including 21% VAT: ${amount}`,
  howToPay: (day: string) =>
    `The payment link comes by SMS or e-mail. Pay before ${day} with iDEAL | Wero, credit card, PayPal or bank transfer.`,
  nothingOpen: "Nothing to pay.",
  wrong: "Something wrong with the bill? Call us before you pay and we’ll correct it:",
  invoices: {
    heading: "Your receipt",
    invoice: "Invoice",
    credit: "Credit invoice",
    credits: (number: string) => `credits invoice ${number}`,
    download: "Download (PDF)",
    of: (number: string) => ` of ${number}`,
  },
};
