import type { ReportStep } from "@waslijn/contract/console/reports/report-steps";

const steps: Record<ReportStep, string> = { day: "Dag", week: "Week van maandag", hub: "Hub" };
const decimal = (number: string): string => number.replace(".", ",");

export default {
  steps,
  columns: [
    "Bestellingen",
    "Geannuleerd",
    "Van vaste klanten",
    "Van vaste klanten in %",
    "Omzet in euro, met btw",
    "Rekeningen in euro",
    "Teruggegeven in euro",
    "Stops op tijd",
    "Stops te laat",
    "Stops gemist",
    "Op tijd in %",
    "Stuks",
    "Kilo's",
  ],
  keyBefore: "Periode ervoor",
  before: (column: string): string => `${column}, periode ervoor`,
  decimal,
  euros: (cents: number): string => decimal((cents / 100).toFixed(2)),
};
