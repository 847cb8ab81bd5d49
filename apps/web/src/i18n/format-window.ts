/** `08:00 – 10:00` with spaces that do not break. */
export const formatWindow = (from: string, to: string): string => `${from}\u00a0–\u00a0${to}`;
