import { measureOf } from "@waslijn/contract/console/reports/measures";
import type { Figures, Report } from "@waslijn/contract/console/reports/reports";
import type { Language } from "@waslijn/contract/shared/constants";
import { printCsv } from "../../csv/print-csv.ts";
import en from "./export-report.en.ts";
import nl from "./export-report.nl.ts";

const WORDS: Record<Language, typeof nl> = { nl, en };

/** A report as a file for a spreadsheet: a row for each of its own, and beside each what it was in the period before. */
export function printReport({ by, rows }: Report, language: Language): string {
  const words = WORDS[language];
  const { columns } = words;
  return printCsv(
    [words.steps[by], ...columns, words.keyBefore, ...columns.map(words.before)],
    rows.map(({ key, keyBefore, name, now, before }) => [
      name ?? key,
      ...cellsOf(now, words),
      name ?? keyBefore,
      ...cellsOf(before, words),
    ]),
  );
}

/** In the order of the columns' words. */
function cellsOf(figures: Figures, { decimal, euros }: typeof nl): string[] {
  const percent = (share: number | null): string =>
    share === null ? "" : decimal((share * 100).toFixed(1));
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
    decimal(String(figures.kilos)),
  ];
}
