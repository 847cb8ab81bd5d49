/** Limits of an assistant's budget in whole euros, and its possible durations in days. */
export const ASSISTANT_EUROS = { least: 10, most: 500 } as const;
export const ASSISTANT_DAYS = [1, 7, 30] as const;
