import { addHours } from "./amsterdam-time.ts";
import { FIRST_HOUR, LAST_HOUR, WINDOW_HOURS } from "./constants.ts";

/** Possible start times of windows: `08:00`, `10:00` … */
export const WINDOW_STARTS: readonly string[] = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) / WINDOW_HOURS },
  (_, index) => addHours("00:00", FIRST_HOUR + index * WINDOW_HOURS),
);

/** Dutch holidays on which hubs are closed by default. Good Friday is an ordinary working day here. */
export const HOLIDAYS = [
  "new-year",
  "easter-sunday",
  "easter-monday",
  "kings-day",
  "liberation-day",
  "ascension-day",
  "whit-sunday",
  "whit-monday",
  "christmas-day",
  "boxing-day",
] as const;
export type Holiday = (typeof HOLIDAYS)[number];
