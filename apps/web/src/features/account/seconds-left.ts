/**
 * Seconds shown after some ticks. The clock accounts for ticks missed in a suspended tab; it can only shorten the wait.
 */
export function secondsLeft(cooldown: number, ticks: number, elapsedMs: number): number {
  const byTicks = cooldown - ticks;
  const byClock = cooldown - Math.floor(elapsedMs / 1000);
  return Math.max(0, Math.min(byTicks, byClock));
}

/** `1:05` */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Validity in seconds as whole hours and minutes (REC-15). */
export const asHoursAndMinutes = (seconds: number): [hours: number, minutes: number] => {
  const minutes = Math.max(0, Math.round(seconds / 60));
  return [Math.floor(minutes / 60), minutes % 60];
};
