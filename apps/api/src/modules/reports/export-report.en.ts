import type nl from "./export-report.nl.ts";

const en: typeof nl = {
  steps: { day: "Day", week: "Week of Monday", hub: "Hub" },
  columns: [
    "Orders",
    "Cancelled",
    "Repeat orders",
    "Repeat orders in %",
    "Revenue in euro, with VAT",
    "Bills in euro",
    "Given back in euro",
    "Stops on time",
    "Stops late",
    "Stops missed",
    "On time in %",
    "Pieces",
    "Kilos",
  ],
  keyBefore: "Period before",
  before: (column) => `${column}, period before`,
  decimal: (number) => number,
  euros: (cents) => (cents / 100).toFixed(2),
};
export default en;
