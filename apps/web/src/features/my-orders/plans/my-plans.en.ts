export default {
  heading: "Comes back by itself",
  next: (day: string) => `Next time: ${day}.`,
  paused: (day: string) => `Paused until ${day}.`,
  change: "Change",
};
