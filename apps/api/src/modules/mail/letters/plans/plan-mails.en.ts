export const planEn = {
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
