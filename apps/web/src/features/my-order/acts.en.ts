import type { OrderEventKind } from "@waslijn/contract/shared/order-life";

type News = { title: string; text: string };
const comes: News = { title: "There is news.", text: "Below you see how it is now." };

export default {
  /** What is said when the order changes while somebody looks at it. */
  news: {
    placed: comes,
    "windows-changed": {
      title: "The times have changed.",
      text: "Below you see when we come now.",
    },
    "details-changed": {
      title: "The details have changed.",
      text: "Below you see how they are now.",
    },
    "link-replaced": comes,
    "pickup-missed": { title: "Pickup did not work out.", text: "Choose a new moment below." },
    "picked-up": { title: "Picked up.", text: "The driver has your laundry." },
    counted: { title: "Counted.", text: "Everything is counted and weighed." },
    recounted: { title: "Counted again.", text: "Below you see how it is now." },
    ready: { title: "Clean.", text: "Everything is ready to be delivered." },
    "delivery-missed": { title: "Delivery did not work out.", text: "Choose a new moment below." },
    delivered: { title: "Delivered.", text: "Everything is back." },
    "fee-waived": { title: "A fee was taken off.", text: "You do not pay it." },
    cancelled: { title: "Cancelled.", text: "We do not come." },
    withdrawn: { title: "Withdrawn.", text: "Below you see what follows." },
  } satisfies Record<OrderEventKind, News>,
  done: {
    change: { title: "Changed.", text: "You get a mail with the new times." },
    cancel: { title: "Cancelled.", text: "You get a mail about it. We do not come." },
    withdraw: {
      title: "Withdrawn.",
      text: "We have mailed you the proof: when you withdrew, and from what.",
    },
    details: { title: "Saved.", text: "The driver will see it." },
  },
  refusals: {
    order_changed:
      "This order was changed just now. Below you see how it is; your choice is still there.",
    not_possible_now:
      "This is no longer possible: the order has moved on. Below you see how it is now.",
    fee_not_accepted:
      "It is less than 8 hours before pickup now, so this has a price. Tick that you know.",
    delivery_too_early: "The delivery is too soon after this pickup. Choose another delivery too.",
    slot_taken: "This time was just taken by somebody else. Choose another one.",
    slot_not_offered: "This time is no longer on offer. Choose another one.",
    other: "That did not work. Nothing has changed. Try again, or call us.",
  },
  close: "Close this message",
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
  withdrawal: {
    heading: "Right to withdraw",
    until: (day: string) => `You can withdraw until ${day}, without giving a reason.`,
    done: (moment: string) => `You withdrew on ${moment}.`,
    before: {
      may: "It costs nothing.",
      done: "We do not come, and you pay nothing.",
      follows: "We do not come, and you pay nothing.",
    },
    after: {
      may: "You then pay for what has been done.",
      done: "We bring everything back. You pay for what had been done by then.",
      follows:
        "Your laundry is with us: we bring it back at the time of delivery. You pay for what has been done until now.",
    },
    title: "Do you want to withdraw from the contract?",
    what: (number: string, day: string, name: string) =>
      name ? `Order ${number} of ${day}, in the name of ${name}.` : `Order ${number} of ${day}.`,
    mail: "We confirm it at once, to the e-mail address of your order.",
    busy: "Withdrawing",
  },
  code: {
    heading: "Only for you",
    text: "This order ended more than 90 days ago. Name, address and bill are shown once you type the code that we mail to you.",
    send: "Mail me a code",
    again: "Send a new code",
    label: "Code of six digits",
    open: "Show everything",
    busy: "One moment",
    wrong: "This code is not right, or no longer.",
    steps: {
      sent: "The code is on its way to the e-mail address of this order. It is valid for 15 minutes.",
      opening: "",
      wrong: "Look at the latest mail, or have a new code sent.",
      often: "Too many codes were asked for or tried. Wait a while, then try again.",
      failed: "That did not work. Try again.",
    },
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
