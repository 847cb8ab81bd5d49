/** Calendar arithmetic in Europe/Amsterdam with Intl only, so that it runs in every browser without a library. */
const ZONE = "Europe/Amsterdam";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_CACHED = 10_000;

const offsetFormat = new Intl.DateTimeFormat("en", { timeZone: ZONE, timeZoneName: "longOffset" });
type Offset = { written: string; ms: number };
const offsets = new Map<number, Offset>();

/** `+01:00` in winter, `+02:00` in summer. Cached per hour: it changes on whole hours only, and Intl is slow. */
function offsetAt(instant: number): Offset {
  const hour = Math.floor(instant / HOUR_MS);
  const known = offsets.get(hour);
  if (known) return known;
  const name = offsetFormat.formatToParts(instant).find((part) => part.type === "timeZoneName");
  const written = name?.value.replace("GMT", "") || "+00:00";
  if (offsets.size >= MOST_CACHED) offsets.clear();
  const offset = { written, ms: offsetMs(written) };
  offsets.set(hour, offset);
  return offset;
}

const offsetMs = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
};

/** The wall clock of an instant as an ISO string, `2026-11-17T08:00:00.000Z`; ignore the Z. */
const wallAt = (instant: Date): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime()).ms).toISOString();

export const amsterdamDate = (instant: Date): string => wallAt(instant).slice(0, 10);
export const amsterdamTime = (instant: Date): string => wallAt(instant).slice(11, 16);

/** `2026-11-17` and `08:00` become `2026-11-17T08:00:00+01:00` (TIME-34). */
export function toAmsterdamTimestamp(date: string, time: string): string {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const firstGuess = wall - offsetAt(wall).ms;
  return `${date}T${time}:00${offsetAt(firstGuess).written}`;
}

/** ISO timestamp with Amsterdam's offset, truncated to the minute. */
export const stamp = (instant: Date): string =>
  `${wallAt(instant).slice(0, 16)}:00${offsetAt(instant.getTime()).written}`;

/** Date and time of a timestamp in Amsterdam, whatever its own offset. */
export function fromTimestamp(timestamp: string): { date: string; time: string } {
  const instant = new Date(timestamp);
  return { date: amsterdamDate(instant), time: amsterdamTime(instant) };
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** ISO weekday: Monday is 1, Sunday is 7. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

export function addHours(time: string, hours: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${String(hour + hours).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
