import { formatSixties } from "@waslijn/contract/shared/formats/hours";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";

/** Time left until a deadline; in hours only when it is near. */
export type Deadline =
  | { kind: "late" }
  | { kind: "soon"; left: string }
  | { kind: "today" }
  | { kind: "tomorrow" }
  | { kind: "later" };

const MINUTE = 60_000;
const SOON_MINUTES = 240;

export function deadlineOf(answerBy: string, now: string): Deadline {
  const minutes = Math.floor((Date.parse(answerBy) - Date.parse(now)) / MINUTE);
  if (minutes < 0) return { kind: "late" };
  if (minutes < SOON_MINUTES) return { kind: "soon", left: formatSixties(minutes) };
  const [day, today] = [amsterdamDate(new Date(answerBy)), amsterdamDate(new Date(now))];
  if (day === today) return { kind: "today" };
  return { kind: day === addDays(today, 1) ? "tomorrow" : "later" };
}
