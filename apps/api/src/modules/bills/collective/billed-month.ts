import { amsterdamDate, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";

/** A calendar month such as `2026-10`. */
export const isMonth = (text: string): boolean => /^2\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** The last month that is over. */
export function lastMonth(now: Date): string {
  const [year = 0, month = 0] = amsterdamDate(now).split("-").map(Number);
  return print(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1);
}

/** The first moment after it, on Amsterdam's clock. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? print(year + 1, 1) : print(year, number + 1);
  return new Date(toAmsterdamTimestamp(`${next}-01`, "00:00"));
}

const print = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;
