import type { OrderEventKind } from "@waslijn/contract/shared/order-life";
import parts from "./parts/order-parts.en.ts";

type News = { title: string; text: string };
const comes: News = { title: "There’s news.", text: "Here’s how things stand now." };

export default {
  /** Of the static parts, which load with the actions: one dictionary, so one request. */
  parts,
  /** Notices for changes that arrive while the page is open. */
  news: {
    placed: comes,
    "windows-changed": {
      title: "The times have changed.",
      text: "Here’s when we’ll come now.",
    },
    "details-changed": {
      title: "The details have changed.",
      text: "Here’s what they are now.",
    },
    "link-replaced": comes,
    "pickup-missed": { title: "We missed you at pickup.", text: "Choose a new time below." },
    "picked-up": { title: "Picked up.", text: "The driver has your laundry." },
    counted: { title: "Counted.", text: "Everything is counted and weighed." },
    recounted: { title: "Counted again.", text: "Here’s how things stand now." },
    ready: { title: "Clean.", text: "Everything is ready to be delivered." },
    "delivery-missed": { title: "We missed you at delivery.", text: "Choose a new time below." },
    "part-delivered": comes,
    delivered: { title: "Delivered.", text: "Everything is back." },
    "fee-waived": { title: "A fee was taken off.", text: "You don’t have to pay it." },
    cancelled: { title: "Cancelled.", text: "We won’t come." },
    withdrawn: { title: "Withdrawn.", text: "Here’s what happens next." },
    "bill-sent": { title: "Your bill is here.", text: "Below is what you pay." },
    "payment-changed": {
      title: "There is news about your payment.",
      text: "Below is how things stand now.",
    },
    "refund-changed": {
      title: "There is news about your refund.",
      text: "Below is how things stand now.",
    },
    "stop-undone": comes,
    reminded: comes,
    overdue: { title: "The time to pay has passed.", text: "You can still pay below." },
    "written-off": comes,
  } satisfies Record<OrderEventKind, News>,
  done: {
    change: { title: "Changed.", text: "We’ll e-mail you the new times." },
    cancel: { title: "Cancelled.", text: "We won’t come. You’ll get an e-mail about it." },
    withdraw: {
      title: "Withdrawn.",
      text: "We’ve e-mailed you the proof: when you withdrew, and from what.",
    },
    details: { title: "Saved.", text: "The driver will see it." },
  },
  refusals: {
    order_changed:
      "This order has just been changed. Here’s how it stands now. Your choice is still there.",
    not_possible_now:
      "This is no longer possible: the order has moved on. Here’s how things stand now.",
    fee_not_accepted:
      "It’s now less than 8 hours before pickup, so this costs money. Tick the box to accept that.",
    delivery_too_early:
      "The delivery is too soon after this pickup. Choose a later delivery as well.",
    slot_taken: "Somebody just took that time. Choose another one.",
    slot_not_offered: "That time is no longer available. Choose another one.",
    changed_too_often:
      "A lot has been changed today already. This change was not saved, but your choice is still there. Try again tomorrow. Can’t it wait? Call us.",
    other: "That didn’t work. Nothing has changed. Try again or call us.",
  },
  close: "Close this message",
  waiting: "No connection. We’ll send it as soon as it’s back, and only once.",
  change: {
    back: (number: string) => `Order ${number}`,
    title: "Choose other times",
    titleDelivery: "Choose another delivery time",
    titleNew: "Choose a new time",
    lede: "Your old times are kept until you confirm.",
    ledeFee: (amount: string) =>
      `It’s less than 8 hours before pickup, so changing it now costs ${amount}.`,
    label: "Your change",
    same: "stays as it is",
    fee: "Change within 8 hours",
    foot: "You keep your old times until you confirm.",
    footFee: (amount: string) =>
      `The ${amount} goes on your bill. You don’t pay anything now. You keep your old times until you confirm.`,
    tooEarly: (day: string) => `${day} no longer works. We need two working days.`,
    accept: (amount: string) => `I know that this change costs ${amount}`,
    missing: "Choose another time first.",
    missingTick: "Tick that you know what it costs.",
    confirm: "Confirm the change",
    confirmFee: (amount: string) => `Change for ${amount}`,
    busy: "Changing",
    keep: "Leave it as it was",
    becomes: "becomes",
    was: "was",
  },
  cancel: {
    title: "Do you want to cancel this order?",
    free: (moment: string) => `It’s still free, until ${moment}.`,
    freeNow: "It’s free.",
    fee: (amount: string) => `It’s less than 8 hours before pickup, so cancelling costs ${amount}.`,
    coolingOff: (day: string, stopsPlan: boolean) =>
      `You’re still in your cooling-off period, until ${day}. Withdrawing is free${stopsPlan ? " and also stops your regular pickups" : ""}.`,
    days: (pickup: string, delivery?: string) =>
      delivery ? `We won’t come on ${pickup} and ${delivery}.` : `We won’t come on ${pickup}.`,
    accept: (amount: string) => `I know that cancelling costs ${amount}`,
    missing: "Tick that you know what it costs.",
    confirm: "Yes, cancel",
    confirmFee: (amount: string) => `Cancel for ${amount}`,
    busy: "Cancelling",
    keep: "No, keep my order",
    close: "Close",
  },
  plan: {
    heading: "Every week, or every few weeks",
    text: "We can come automatically every 1, 2, 3 or 4 weeks, on the day and time that suit you. Skipping or moving a pickup is free until 8 hours before it, and you can stop at any time.",
    button: "Set up regular pickups",
  },
  withdrawal: {
    heading: "Right to withdraw",
    until: (day: string) => `You can withdraw until ${day}, without giving a reason.`,
    done: (moment: string) => `You withdrew on ${moment}.`,
    before: {
      may: "It’s free.",
      done: "We won’t come and you pay nothing.",
      follows: "We won’t come and you pay nothing.",
    },
    after: {
      may: "You’ll pay for what we’ve done so far.",
      done: "We’ll bring everything back. You pay for what we’d done by then.",
      follows:
        "We have your laundry and will bring it back at the agreed delivery time. You pay for what we’ve done so far.",
    },
    title: "Do you want to withdraw from the contract?",
    what: (number: string, day: string, name: string) =>
      name ? `Order ${number} of ${day}, in the name of ${name}.` : `Order ${number} of ${day}.`,
    mail: "We’ll confirm it right away, to the e-mail address of your order.",
    plan: "Your regular pickups stop too. Orders that have already been placed still go ahead.",
    busy: "Withdrawing",
  },
  code: {
    heading: "Only for you",
    text: "This order ended more than 90 days ago. To see the name, address and bill, enter the code we e-mail you.",
    send: "Mail me a code",
    again: "Send a new code",
    label: "Six-digit code",
    open: "Show everything",
    busy: "One moment",
    wrong: "This code is wrong, or no longer valid.",
    steps: {
      sent: "The code is on its way to the e-mail address of this order. It is valid for 15 minutes.",
      opening: "",
      wrong: "Look at the latest mail, or have a new code sent.",
      often: "Too many codes were asked for or tried. Wait a while, then try again.",
      failed: "That didn’t work. Try again.",
    },
  },
  details: {
    seen: "We see this right away.",
    examples: {
      bell: "e.g. De Wit, ring twice",
      floor: "e.g. 2, stairs on the right",
      neighbour: "e.g. 18-B",
      leaveWith: "e.g. give it to the neighbours",
      atDoor: "only if it may stay there: where?",
      detergent: "e.g. without perfume",
      folding: "e.g. shirts on a hanger",
    },
    needed: "Only name and phone are required.",
    required: "Fill this in so we can reach you.",
    phoneDoubt: "Is this right? The driver calls when they can’t find you.",
    save: "Save",
    busy: "Saving",
    keep: "Don’t change",
  },
};
