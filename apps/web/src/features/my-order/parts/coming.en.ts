export default {
  next: {
    title: "You are next.",
    pickup: (time: string) => `Our driver will be at your door around ${time} for your laundry.`,
    delivery: (time: string) =>
      `Our driver will be at your door around ${time} with your clean laundry.`,
    under: {
      pickup: "Our driver is on the way to you for your laundry.",
      delivery: "Our driver is on the way to you with your clean laundry.",
    },
  },
  between: (from: string, to: string) => `Expected between ${from} and ${to}`,
  unknown: "Our driver is on the way. We don’t know the exact time yet.",
};
