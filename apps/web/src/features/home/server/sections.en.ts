export default {
  skips: {
    title: "Five things you skip",
    points: [
      {
        before: "Skip",
        what: "the hauling",
        after: "",
        text: "We come right to your door. You stay in.",
      },
      {
        before: "Skip",
        what: "the waiting",
        after: "",
        text: "You choose the two hours that suit you.",
      },
      {
        before: "Skip",
        what: "the sorting",
        after: "",
        text: "Everything in one bag. We’ll sort it out.",
      },
      {
        before: "Skip",
        what: "the ironing",
        after: "",
        text: "Shirts come back on a hanger.",
      },
      {
        before: "Skip",
        what: "paying ahead",
        after: "",
        text: "You pay once everything is counted and weighed.",
      },
    ],
  },
  how: {
    title: "How it works",
    label: "How it works, four steps",
    previous: "Previous step",
    next: "Next step",
    steps: [
      { name: "Order", text: "Choose what we wash and when we come. It takes a few minutes." },
      {
        name: "Pick up",
        text: "A driver of our logistics partner comes in your 2-hour window, between 08:00 and 20:00.",
      },
      {
        name: "Magic",
        text: "Our cleaning partners wash, dry-clean, iron and fold. Until it is right.",
      },
      {
        name: "Deliver",
        text: "Within 48 hours everything is back, clean: 2 working days, weekends excluded.",
      },
    ],
  },
  offer: {
    title: "What we do for you",
    bag: "Your first laundry bag is free and comes by post. It fits through the letter box and holds about 12\u00a0kg.",
    deposit: (amount: string) =>
      `You pay a ${amount} deposit for the bag and get it back when you return it.`,
    vat: "Prices include 21% VAT.",
    priceList: "See the whole price list",
    from: (amount: string) => `from ${amount}`,
    base: (name: string, amount: string) => `${name} ${amount}`,
    perItem: "per item",
    perPair: (amount: string) => `from ${amount} per pair`,
    services: {
      WF: { name: "Wash and fold", text: "priced per kg, not ironed" },
      DC: { name: "Dry cleaning and ironing", text: "priced per item, returned on hangers" },
      LS: { name: "Shirt service", text: "washed and ironed, per shirt" },
      SS: { name: "Shoe cleaning", text: "choose Expert order or mention it in the note" },
      IO: { name: "Expert order", text: "not sure? We look at each item and choose" },
    },
  },
};
