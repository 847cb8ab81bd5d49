export default {
  title: "You are next.",
  pickup: (time: string) => `Our driver will be at your door around ${time} for your laundry.`,
  delivery: (time: string) =>
    `Our driver will be at your door around ${time} with your clean laundry.`,
};
