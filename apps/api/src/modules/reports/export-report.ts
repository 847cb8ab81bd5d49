import { formatPlain, formatPlainCents } from "@waslijn/contract/shared/formats/money";
import { measureOf } from "@waslijn/contract/console/measures";
import type { Figures, Report } from "@waslijn/contract/console/reports";
import type { Language } from "@waslijn/contract/shared/constants";
import { printCsv } from "../../csv.ts";
import type { ReportStep } from "@waslijn/contract/console/codes";

const steps: Record<ReportStep, string> = { day: "Dag", week: "Week van maandag", hub: "Hub" };

const nl = {
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
};

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
};

const WORDS: Record<Language, typeof nl> = { nl, en };

/** A report as CSV: each row with its figures and those of the period before. */
export function printReport({ by, rows }: Report, language: Language): string {
  const words = WORDS[language];
  const { columns } = words;
  return printCsv(
    [words.steps[by], ...columns, words.keyBefore, ...columns.map(words.before)],
    rows.map(({ key, keyBefore, name, now, before }) => [
      name ?? key,
      ...cellsOf(now, language),
      name ?? keyBefore,
      ...cellsOf(before, language),
    ]),
  );
}

/** In the order of `columns`. */
function cellsOf(figures: Figures, language: Language): string[] {
  const euros = (cents: number): string => formatPlainCents(cents, language);
  const percent = (share: number | null): string =>
    share === null ? "" : formatPlain(share * 100, language, 1);
  return [
    String(measureOf.orders(figures)),
    String(figures.cancelled),
    String(figures.repeated),
    percent(measureOf.repeat(figures)),
    euros(measureOf.revenue(figures) ?? 0),
    euros(figures.billedCents),
    euros(figures.refundedCents),
    String(figures.onTime),
    String(figures.late),
    String(figures.missed),
    percent(measureOf.onTime(figures)),
    String(figures.pieces),
    formatPlain(figures.kilos, language),
  ];
}
