import { brand } from "@waslijn/contract/shared/brand";

export const careEn = () => ({
  received: {
    subject: (number: string) => `We’ve received your report about order ${number}`,
    title: "We’ll look into it.",
    preview: (until: string) => `You’ll have our answer by ${until}.`,
    intro: "We’re sorry that something isn’t right. A colleague will look into it.",
    number: "Order",
    piece: "About",
    other: "Something else",
    until: "Our answer by",
    keep: "Please leave the item as it is: don’t wear or wash it until you’ve heard from us.",
    button: "Follow your report",
  },
  answered: {
    subject: (number: string) => `Our answer about order ${number}`,
    title: "Here is our answer.",
    preview: "About what you reported.",
    money: (amount: string) => `We offer you ${amount}.`,
    cleaning: "We’d like to clean it again, free of charge.",
    accept:
      "Accept it on your order’s page. Not what you had in mind? Tell us there, and we’ll look again.",
    accepted: (amount: string) =>
      `Once you accept, you get ${amount} back, or it comes off your bill if that is still open.`,
    button: "See our offer",
    see: "See your report",
    call: `Rather talk about it? Call ${brand.phone}.`,
  },
});
