import { UsageError } from "./usage-error.ts";

/** A day like 2026-11-17 that exists in the calendar. */
export function readDay(text: string): string {
  const at = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const isReal = at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  if (!isReal) throw new UsageError(`${text} is not a day; write it as 2026-11-17.`);
  return text;
}
