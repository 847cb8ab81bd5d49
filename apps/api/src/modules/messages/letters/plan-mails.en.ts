export const planEn = {
  planRhythm: (weeks: number, weekday: string, from: string, to: string) =>
    `${weeks === 1 ? "every week" : `every ${weeks} weeks`} on ${weekday}, ${from} – ${to}`,
  planMade: {
    subject: (rhythm: string) => `Your plan: ${rhythm}`,
    title: "Your plan has started.",
    preview: "We come back by ourselves. Skip or stop whenever you like.",
    intro: (rhythm: string) => `From now on we come back by ourselves: ${rhythm}.`,
    first: (day: string, number: string) =>
      `The first time is ${day}. Each time we order for you 5 days ahead, the same as order ${number}, and mail you. You pay each time, as always.`,
    change: "Changed your mind?",
    see: "See or change your plan",
    pause: "Pause until a date",
    stop: "Stop the plan",
  },
  planNamed: {
    part: (rhythm: string) => `This order is part of your plan: ${rhythm}.`,
    goesOn: (rhythm: string, day: string) =>
      `Your plan goes on: ${rhythm}. The next time is ${day}.`,
    stopped: (rhythm: string) =>
      `Your plan (${rhythm}) has stopped: we won’t come back by ourselves. What has been ordered already still comes.`,
    see: "See your plan",
    stop: "Stop the plan",
  },
  turnOrdered: {
    subject: (day: string) => `We are coming on ${day}`,
    title: (day: string) => `We pick up your laundry on ${day}.`,
    preview: "Ordered, as agreed in your plan. Skip or move it with one press.",
    intro: (weeks: number) =>
      weeks === 1
        ? "We come every week, so we have ordered for you:"
        : `We come every ${weeks} weeks, so we have ordered for you:`,
    moved: (window: string) =>
      `Your own time, ${window}, is full or falls on a day that we are closed. This is the nearest that was free. The times after this one stay as they were.`,
    change: "Does it not suit you?",
    skip: "Skip this time",
    move: "Choose other times",
    pause: "Pause until a date",
    stop: "Stop the plan",
    press: "Each opens a page with one button; nothing changes before you press it.",
  },
  turnSkipped: {
    subject: (day: string) => `We are not coming on ${day}`,
    title: (day: string) => `No pickup on ${day}.`,
    preview: "Your plan goes on after that.",
    reasons: {
      "none-free": (window: string) =>
        `Your own time, ${window}, is full, and so is everything two days before and after it.`,
      closed: (window: string) =>
        `Your own time, ${window}, falls on a day that we are closed, and nothing was free two days before and after it.`,
      overdue: (window: string) =>
        `A bill of yours is past its date. Until it is paid we do not order for you, so we are not coming ${window}.`,
    },
    next: (day: string) => `We skip this time. Your plan goes on: the next time is ${day}.`,
    order: "Do you want to be picked up before that? Then order for a day that suits you.",
    button: "See your plan",
  },
};
