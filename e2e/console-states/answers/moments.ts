/** Date of the fixtures. */
export const DAY = "2026-11-16";
export const at = (time: string, day = DAY): string => `${day}T${time}:00+01:00`;
export const id = (last: number): string =>
  `00000000-0000-4000-8000-${String(last).padStart(12, "0")}`;
