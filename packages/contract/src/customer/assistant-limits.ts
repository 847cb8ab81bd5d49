/** What an assistant may spend at most, in whole euros, and for how many days. */
export const ASSISTANT_EUROS = { least: 10, most: 500 } as const;
export const ASSISTANT_DAYS = [1, 7, 30] as const;
