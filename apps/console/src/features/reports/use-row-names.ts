import type { ReportStep } from "@waslijn/contract/console/reports/report-steps";
import type { Report } from "@waslijn/contract/console/reports/reports";
import { formatShortDate } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useReportsTexts } from "./reports-texts.ts";

type Row = Pick<Report["rows"][number], "key" | "keyBefore" | "name">;

/** What a row is called: `di 17 nov`, `week van ma 16 nov`, `Haarlem`. */
export function useRowNames(
  by: ReportStep,
): Record<"nameOf" | "nameOfBefore", (row: Row) => string> {
  const texts = useReportsTexts();
  const language = useLanguage();
  const dated = (day: string): string => {
    const date = formatShortDate(day, language);
    return by === "week" ? texts.weekOf(date) : date;
  };
  return {
    nameOf: ({ key, name }) => name ?? dated(key),
    nameOfBefore: ({ keyBefore, name }) => name ?? dated(keyBefore),
  };
}
