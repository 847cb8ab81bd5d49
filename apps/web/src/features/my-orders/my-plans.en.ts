export default {
  change: "Change",
  plan: " these regular pickups",
  paused: (day: string) => `Paused until ${day}.`,
  stop: "Stop regular pickups",
};
