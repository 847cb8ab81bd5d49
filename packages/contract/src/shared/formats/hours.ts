export type Hours = { from: string; to: string };

/** `18:00 – 20:00` on one line. */
export const formatHours = ({ from, to }: Hours): string => `${from}\u00a0–\u00a0${to}`;

/** `4:05` of 245: minutes and seconds, or hours and minutes. */
export const formatSixties = (count: number): string =>
  `${Math.floor(count / 60)}:${String(count % 60).padStart(2, "0")}`;
