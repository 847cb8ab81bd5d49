/** Dutch days on which hubs stay closed unless they say otherwise. Good Friday is an ordinary working day here. */
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
