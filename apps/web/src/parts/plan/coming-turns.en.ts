export default {
  label: "The next times",
  ordered: "ordered",
  skipped: "skipped",
  skip: "Skip",
  unskip: "Do come",
  on: (day: string) => ` on ${day}`,
};
