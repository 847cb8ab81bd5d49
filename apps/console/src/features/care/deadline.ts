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
  if (minutes < SOON_MINUTES) {
    const rest = String(minutes % 60).padStart(2, "0");
    return { kind: "soon", left: `${Math.floor(minutes / 60)}:${rest}` };
  }
  const [day, today] = [amsterdamDate(new Date(answerBy)), amsterdamDate(new Date(now))];
  if (day === today) return { kind: "today" };
  return { kind: day === addDays(today, 1) ? "tomorrow" : "later" };
}
