import { formatCalendar } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatWeekday } from "@waslijn/contract/shared/formats/weekdays";
import type { Plan } from "@waslijn/contract/customer/plans";
import type { Language } from "@waslijn/contract/shared/constants";
import { planCalls } from "@waslijn/contract/calls/plans";
import { clientOf } from "../../api/client.ts";

/** `di 1 december`, `Tue 1 December`. */
export const turnDay = (date: string, language: Language): string =>
  formatCalendar(date, language, { weekday: "short", day: "numeric", month: "long" });

/** Client of the plan calls, authorised by the token of any of the plan's orders. */
export const callPlan = clientOf(planCalls);

type Rhythm = Pick<Plan, "every" | "weekday" | "pickupFrom" | "pickupTo">;

const EVERY = {
  nl: (weeks: number) => (weeks === 1 ? "Elke week" : `Elke ${weeks} weken`),
  en: (weeks: number) => (weeks === 1 ? "Every week" : `Every ${weeks} weeks`),
} as const;

/** `Elke 2 weken` */
export const everyWords = ({ every }: Rhythm, language: Language): string => EVERY[language](every);

/** `op dinsdag, 18:00 – 20:00` */
export function onWords({ weekday, pickupFrom, pickupTo }: Rhythm, language: Language): string {
  const on = language === "nl" ? "op" : "on";
  return `${on} ${formatWeekday(weekday, language)}, ${formatHours({ from: pickupFrom, to: pickupTo })}`;
}

/** `elke 2 weken op dinsdag, 18:00 – 20:00`, for use in a sentence. */
export function rhythmWords(plan: Rhythm, language: Language): string {
  const words = planWords(plan, language);
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** `Elke 2 weken op dinsdag, 18:00 – 20:00` */
export const planWords = (plan: Rhythm, language: Language): string =>
  `${everyWords(plan, language)} ${onWords(plan, language)}`;
