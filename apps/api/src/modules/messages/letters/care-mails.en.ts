import { brand } from "@waslijn/contract/shared/brand";

export const careEn = () => ({
  received: {
    subject: (number: string) => `We got your report about order ${number}`,
    title: "We are going to look into it.",
    preview: (until: string) => `You will have our answer by ${until}.`,
    intro: "Sorry that something is not right. A colleague is going to look into it.",
    number: "Order",
    piece: "About",
    other: "Something else",
    until: "Our answer by",
    keep: "Please leave the item as it is: do not wear or wash it until you have heard from us.",
    button: "Follow your report",
  },
  answered: {
    subject: (number: string) => `Our answer about order ${number}`,
    title: "Here is our answer.",
    preview: "About what you reported.",
    money: (amount: string) => `We offer you ${amount}.`,
    cleaning: "We would like to clean it again, free of charge.",
    accept:
      "You accept it on the page of your order. Not what you had in mind? Say so there, and we will look again.",
    accepted: (amount: string) =>
      `Once you accept, you get ${amount} back, or it comes off your bill if that is still open.`,
    button: "See our offer",
    see: "See your report",
    call: `Rather talk about it? Call ${brand.phone}.`,
  },
});
