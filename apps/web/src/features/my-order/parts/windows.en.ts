export default {
  missed: "missed",
  heading: "When we’ll come",
  past: "When we came",
  pickup: "Pickup",
  delivery: "Delivery",
  terms: {
    heading: "Change or cancel",
    deliveryHeading: "Another delivery time",
    freeNow: "Free now",
    free: "Free",
    until: (moment: string) => `until ${moment}`,
    call: "Call us",
    after: "after that, on",
  },
};
