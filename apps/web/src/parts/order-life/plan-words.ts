import type { Plan } from "@waslijn/contract/customer/plans/plans";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatWeekday } from "../../i18n/format-weekday.ts";

type Rhythm = Pick<Plan, "every" | "weekday" | "pickupFrom" | "pickupTo">;

const EVERY = {
  nl: (weeks: number) => (weeks === 1 ? "Elke week" : `Elke ${weeks} weken`),
  en: (weeks: number) => (weeks === 1 ? "Every week" : `Every ${weeks} weeks`),
} as const;

/** `Elke 2 weken op dinsdag, 18:00 – 20:00` */
export function planWords(plan: Rhythm, language: Language): string {
  const on = language === "nl" ? "op" : "on";
  const day = formatWeekday(plan.weekday, language);
  return `${EVERY[language](plan.every)} ${on} ${day}, ${plan.pickupFrom} – ${plan.pickupTo}`;
}
