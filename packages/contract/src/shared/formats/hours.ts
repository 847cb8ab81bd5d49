export type Hours = { from: string; to: string };

/** `18:00 – 20:00` on one line. */
export const formatHours = ({ from, to }: Hours): string => `${from}\u00a0–\u00a0${to}`;

/** `18–20`, `9:30–11:30`, where room is short. */
export const formatShortHours = ({ from, to }: Hours): string =>
  `${wholeHour(from)}–${wholeHour(to)}`;

const wholeHour = (time: string): string => time.replace(/:00$/, "");

/** `4:05` of 245: minutes and seconds, or hours and minutes. */
export const formatSixties = (count: number): string =>
  `${Math.floor(count / 60)}:${String(count % 60).padStart(2, "0")}`;
