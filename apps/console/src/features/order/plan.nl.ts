import type en from "./plan.en.ts";

export default {
  title: "Vaste afspraak",
  every: (weeks, from, to) => `${weeks === 1 ? "Elke week" : `Elke ${weeks} weken`}, ${from}–${to}`,
  next: (day) => `Volgende keer: ${day}.`,
  paused: (day) => `Gepauzeerd tot ${day}.`,
  stopped: "Gestopt.",
  skip: (day) => `Sla ${day} over`,
  until: "Pauzeer tot",
  pause: "Pauzeer",
  resume: "Ga verder",
  stop: "Stop",
  done: {
    skip: "Overgeslagen.",
    unskip: "Gaat toch door.",
    pause: "Gepauzeerd.",
    resume: "De vaste afspraak gaat verder.",
    stop: "De vaste afspraak is gestopt.",
  },
} satisfies typeof en;
