import { FIRST_HOUR, LAST_HOUR, WINDOW_HOURS } from "./constants.ts";

/** When windows can begin: `08:00`, `10:00` … */
export const WINDOW_STARTS: readonly string[] = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) / WINDOW_HOURS },
  (_, index) => `${String(FIRST_HOUR + index * WINDOW_HOURS).padStart(2, "0")}:00`,
);
