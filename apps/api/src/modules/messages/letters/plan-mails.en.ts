import { brand } from "@waslijn/contract/shared/brand";

export const planEn = {
  planRhythm: (weeks: number, weekday: string, from: string, to: string) =>
    `${weeks === 1 ? "every week" : `every ${weeks} weeks`} on ${weekday}, ${from} – ${to}`,
  planMade: {
    subject: (rhythm: string) => `Your regular pickups: ${rhythm}`,
    title: "Your regular pickups are set up.",
    preview:
      "We’ll come automatically. Skipping is free until 8 hours before pickup, and you can stop at any time.",
    intro: (rhythm: string) => `From now on we’ll come automatically: ${rhythm}.`,
    first: (day: string, number: string) =>
      `The first pickup is ${day}. We place each order 5 days ahead, the same as order ${number}, and e-mail you. You pay per order, as usual.`,
    change: "Changed your mind?",
    see: "View or change your regular pickups",
    pause: "Pause until a date",
    stop: "Stop regular pickups",
  },
  planNamed: {
    part: (rhythm: string) => `This order is one of your regular pickups: ${rhythm}.`,
    goesOn: (rhythm: string, day: string) =>
      `Your regular pickups continue: ${rhythm}. The next one is ${day}.`,
    stopped: (rhythm: string) =>
      `Your regular pickups (${rhythm}) have stopped. Orders that have already been placed still go ahead.`,
    see: "View your regular pickups",
    stop: "Stop regular pickups",
  },
  turnOrdered: {
    subject: (day: string) => `We’re coming on ${day}`,
    title: (day: string) => `We’ll pick up your laundry on ${day}.`,
    preview:
      "Ordered for you, as agreed. Skipping or moving it is free until 8 hours before pickup.",
    intro: (weeks: number) =>
      weeks === 1
        ? "We come every week, so we’ve placed this order for you:"
        : `We come every ${weeks} weeks, so we’ve placed this order for you:`,
    moved: (window: string) =>
      `Your usual time, ${window}, is full or falls on a day when we’re closed. This was the nearest free time. Later pickups stay as they were.`,
    movedDelivery:
      "Your usual delivery time wasn’t free. This is the first one after it. Later pickups stay as they were.",
    change: "Doesn’t suit you?",
    skip: "Skip this pickup",
    move: "Choose other times",
    pause: "Pause until a date",
    stop: "Stop regular pickups",
    press: "Each link opens a page with one button; nothing changes until you press it.",
  },
  turnSkipped: {
    subject: (day: string) => `We’re not coming on ${day}`,
    title: (day: string) => `No pickup on ${day}.`,
    preview: "Your regular pickups continue after that.",
    reasons: {
      "none-free": (window: string) =>
        `Your usual time, ${window}, is full, and so is everything in the two days before and after it.`,
      closed: (window: string) =>
        `Your usual time, ${window}, falls on a day when we’re closed, and nothing was free in the two days before and after it.`,
      overdue: (window: string) =>
        `One of your bills is overdue. We won’t place orders for you until it’s paid, so we’re not coming on ${window}.`,
      "outside-area": (window: string) =>
        `We don’t pick up at this address at the moment, so we’re not coming on ${window}. Call us and we’ll see what we can do: ${brand.phone}.`,
    },
    next: (day: string) =>
      `We’ll skip this pickup. Your regular pickups continue: the next one is ${day}.`,
    order: "Want a pickup before then? Order for a day that suits you.",
    button: "View your regular pickups",
  },
};
