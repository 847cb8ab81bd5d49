export default {
  waiting: "No connection. We send it again as soon as there is one; it counts only once.",
  change: {
    back: (number: string) => `Order ${number}`,
    title: "Choose other times",
    titleDelivery: "Choose another delivery",
    titleNew: "Choose a new moment",
    lede: "Your old times are kept until you confirm.",
    ledeFee: (amount: string) =>
      `It is less than 8 hours before pickup, which is why changing it costs ${amount} now.`,
    label: "Your change",
    same: "stays as it is",
    fee: "Change within 8 hours",
    foot: "Your old times only go when you confirm.",
    footFee: (amount: string) =>
      `The ${amount} goes on your bill. You pay nothing now. Your old times only go when you confirm.`,
    tooEarly: (day: string) => `${day} no longer works. We need two working days.`,
    accept: (amount: string) => `I know that this change costs ${amount}`,
    confirm: "Confirm the change",
    confirmFee: (amount: string) => `Change for ${amount}`,
    busy: "Changing",
    keep: "Leave it as it was",
    becomes: "becomes",
    was: "was",
  },
  cancel: {
    title: "Do you want to cancel this order?",
    free: (moment: string) => `It is still free, until ${moment}.`,
    freeNow: "It costs nothing.",
    fee: (amount: string) =>
      `It is less than 8 hours before pickup. That is why cancelling costs ${amount}.`,
    days: (pickup: string, delivery?: string) =>
      delivery ? `We do not come on ${pickup} and ${delivery}.` : `We do not come on ${pickup}.`,
    accept: (amount: string) => `I know that cancelling costs ${amount}`,
    confirm: "Yes, cancel",
    confirmFee: (amount: string) => `Cancel for ${amount}`,
    busy: "Cancelling",
    keep: "No, leave it",
    close: "Close",
  },
  details: {
    hints: {
      bell: "e.g. De Wit, ring twice",
      floor: "e.g. 2, stairs on the right",
      neighbour: "e.g. number 18-B",
      leaveWith: "e.g. give it to the neighbours",
    },
    optional: "optional",
    required: "Fill this in, so that we can reach you.",
    save: "Save",
    busy: "Saving",
    keep: "Leave as it was",
  },
};
