export default {
  title: "Plan",
  every: (weeks: number, from: string, to: string) =>
    `${weeks === 1 ? "Every week" : `Every ${weeks} weeks`}, ${from}–${to}`,
  next: (day: string) => `Next: ${day}.`,
  paused: (day: string) => `Paused until ${day}.`,
  stopped: "Stopped.",
  skip: (day: string) => `Skip ${day}`,
  until: "Pause until",
  pause: "Pause",
  resume: "Go on",
  stop: "Stop",
  done: {
    skip: "Skipped.",
    unskip: "It comes after all.",
    pause: "Paused.",
    resume: "The plan goes on.",
    stop: "The plan has been stopped.",
  },
};
