import type { Plan } from "@waslijn/contract/customer/plans";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatDays } from "../../i18n/format-days.ts";

type Rhythm = Pick<Plan, "every" | "weekday" | "pickupFrom" | "pickupTo">;

const EVERY = {
  nl: (weeks: number) => (weeks === 1 ? "Elke week" : `Elke ${weeks} weken`),
  en: (weeks: number) => (weeks === 1 ? "Every week" : `Every ${weeks} weeks`),
} as const;

export const everyWords = (weeks: number, language: Language): string => EVERY[language](weeks);

/** `Elke 2 weken op dinsdag, 18:00 – 20:00` */
export function planWords(plan: Rhythm, language: Language): string {
  const on = language === "nl" ? "op" : "on";
  const day = formatDays([plan.weekday], language);
  return `${everyWords(plan.every, language)} ${on} ${day}, ${plan.pickupFrom} – ${plan.pickupTo}`;
}
