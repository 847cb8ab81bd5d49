type When = { day: string; from: string; to: string };
export default {
  title: (number: string) => `Order ${number}`,
  order: "Order",
  live: "Updates itself",
  offline: "No connection. We keep trying.",
  call: (phone: string) => `Call ${phone}`,
  loading: "We are looking for your order.",
  lost: {
    title: "Your order did not come in",
    text: "Perhaps there is no connection. Nothing has changed in your order.",
    retry: "Try again",
  },
  ledes: {
    placed: "Have your bag ready. You pay nothing at the door.",
    placedUnbilled: "Have everything ready. The driver takes it along.",
    pickupMissed: (day: string) =>
      `We were there on ${day}. Choose a new moment, it costs nothing. Without an answer we cancel the order after 14 days.`,
    back: ({ day, from, to }: When) => `On ${day} between ${from} and ${to} you have it back.`,
    deliveryMissed: (day: string) =>
      `We were there on ${day}. Choose a new moment. This time it costs nothing.`,
    deliveryMissedAgain: (amount: string) =>
      `Nobody was there the second time either. That is why ${amount} is added to your bill. Choose when we come once more.`,
    delivered: "See you next time.",
    cancelled: "We do not come. You need not do anything.",
  },
  windows: {
    missed: "did not work out",
    heading: "When we come",
    pickup: "Pickup",
    delivery: "Delivery",
  },
  terms: {
    heading: "Change or cancel",
    deliveryHeading: "Another delivery time",
    freeNow: "Free now",
    free: "Free",
    until: (moment: string) => `until ${moment}`,
    call: "Call us",
    after: "after that, on",
    no: "Changing it here is no longer possible. Call us, we gladly think along:",
  },
  actions: {
    change: "Change times",
    changeDelivery: "Move delivery",
    newMoment: "Choose a new moment",
    cancel: "Cancel order",
    again: "Order again",
    againHint: "Everything is filled in already. You only choose the times.",
    noScript: "Changing works on this page with JavaScript only. Call us, then we do it for you:",
  },
  driver: {
    heading: "For the driver",
    edit: "Edit",
    editAll: " instructions and details",
    bell: "Bell",
    floor: "Floor",
    neighbour: "Neighbours",
    leaveWith: "Not at home?",
    notes: "Note",
    name: "Name",
    phone: "Phone",
    none: "Nothing yet. Is there something the driver should know?",
    until: "You can change this until we pick up.",
  },
  receipt: {
    label: "Your order",
    address: "Address",
    for: "For",
    bags: "Bags",
    nothing:
      "Nothing to pay yet. Your bill comes when everything is counted and weighed. Then you have 14 days.",
  },
};
