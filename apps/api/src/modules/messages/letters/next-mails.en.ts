export const nextEn = {
  youAreNext: {
    subject: (time: string) => `You’re next: we’ll be there around ${time}`,
    title: (time: string) => `We’ll be at your door around ${time}.`,
    preview: "Our driver has just left the stop before yours.",
    pickup: "Our driver has just left the stop before yours and is coming to pick up your laundry.",
    delivery:
      "Our driver has just left the stop before yours and is coming with your clean laundry.",
    around: "Around",
    estimate: "This is an estimate: traffic or parking can make it a little earlier or later.",
  },
};
