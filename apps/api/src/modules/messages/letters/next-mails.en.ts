export const nextEn = {
  youAreNext: {
    subject: (time: string) => `You are next: we will be there around ${time}`,
    title: (time: string) => `We will be at your door around ${time}.`,
    preview: "Our driver has just left the stop before yours.",
    pickup: "Our driver has just left the stop before yours and is coming to pick up your laundry.",
    delivery:
      "Our driver has just left the stop before yours and is coming with your clean laundry.",
    around: "Around",
    estimate:
      "It is an estimate: traffic or a parking space can make it a little earlier or later.",
  },
};
