export default {
  label: "Upcoming pickups",
  ordered: "ordered",
  skipped: "skipped",
  skip: "Skip this pickup",
  unskip: "Don’t skip",
  on: (day: string) => ` on ${day}`,
};
