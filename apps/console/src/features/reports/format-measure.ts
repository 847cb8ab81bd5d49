import type { Measure } from "@waslijn/contract/console/reports/measures";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatCents, formatNumber, formatShare } from "../../i18n/formats.ts";

export const isShare = (measure: Measure): boolean => measure === "onTime" || measure === "repeat";

/** A figure as people write it; a dash where there is none. */
export function formatMeasure(measure: Measure, value: number | null, language: Language): string {
  if (value === null) return "–";
  if (isShare(measure)) return formatShare(value, language);
  return measure === "revenue" ? formatCents(value, language) : formatNumber(value, language);
}

/** On an axis there is no room for cents. */
export const formatTick = (measure: Measure, value: number, language: Language): string => {
  if (isShare(measure)) return `${Math.round(value * 100)}%`;
  return formatNumber(Math.round(measure === "revenue" ? value / 100 : value), language);
};
