import {
  addDays,
  amsterdamDate,
  amsterdamTime,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import type { OutboxRow } from "./outbox-repository.ts";

/** A phone makes a sound: what nobody waits for comes between these hours of Amsterdam's clock. */
const FROM = "09:00";
const UNTIL = "20:00";

/** The moment from which a message may go out: now, or in the morning for a reminder by text message (PAY-07). */
export function mayGoFrom({ channel, kind }: Pick<OutboxRow, "channel" | "kind">, now: Date): Date {
  if (channel !== "text" || kind !== "reminder") return now;
  const [day, time] = [amsterdamDate(now), amsterdamTime(now)];
  if (time >= FROM && time < UNTIL) return now;
  return new Date(toAmsterdamTimestamp(time < FROM ? day : addDays(day, 1), FROM));
}
