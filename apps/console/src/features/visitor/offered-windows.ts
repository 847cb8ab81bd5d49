import type { VisitorDay, Why } from "@waslijn/contract/console/windows";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";

export type OfferedWindow = { from: string; to: string; why: Why | undefined };

/** Days that the customer's picker shows; the others are left out there. */
export const offeredDays = (days: readonly VisitorDay[]): VisitorDay[] =>
  days.filter(({ why }) => why === null);

/** All windows of a day by time; `why` is set for those that cannot be chosen. */
export function windowsOf({ open, closed }: VisitorDay): OfferedWindow[] {
  const windows = [...open.map((from) => ({ from, why: undefined })), ...closed];
  return windows
    .map(({ from, why }) => ({ from, to: addHours(from, WINDOW_HOURS), why }))
    .sort((one, other) => one.from.localeCompare(other.from));
}
