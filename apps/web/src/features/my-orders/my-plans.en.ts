export default {
  change: "Change",
  plan: " this plan",
  paused: (day: string) => `Paused until ${day}.`,
  stop: "Stop the plan",
};
