import {
  addDays,
  amsterdamDate,
  amsterdamTime,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import type { OutboxRow } from "./outbox-repository.ts";

/** An SMS makes a phone ring, so non-urgent ones are sent only between these Amsterdam times. */
const FROM = "09:00";
const UNTIL = "20:00";

/** The earliest time to send a message: now, or the next morning for a reminder by SMS at night (PAY-07). */
export function mayGoFrom({ channel, kind }: Pick<OutboxRow, "channel" | "kind">, now: Date): Date {
  if (channel !== "text" || kind !== "reminder") return now;
  const [day, time] = [amsterdamDate(now), amsterdamTime(now)];
  if (time >= FROM && time < UNTIL) return now;
  return new Date(toAmsterdamTimestamp(time < FROM ? day : addDays(day, 1), FROM));
}
