import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { crowDistance, type Door } from "./doors.ts";

/** Converts straight-line to road distance; the speed is that of town traffic. */
const WAY_FACTOR = 1.4;
const KM_PER_HOUR = 30;
/** Driving time if a position is unknown. */
const UNKNOWN_MINUTES = 10;
/** Time per stop: parking, ringing, handing over. */
export const DOOR_MINUTES = 4;
const LAST_MINUTE = 24 * 60 - 1;

export type Arrival = {
  /** Local time: `10:42`. */
  time: string;
  /** Arrival after the end of the window. */
  isLate: boolean;
};

type Ahead = Door & { from: string; state: "open" | "done" | "missed" };

/** The last visit and its time; on the day itself also the current time. */
export type OnTheWay<S> = { last?: { stop: S; time: string } | undefined; now?: string };

/**
 * Estimated arrival at each open stop. Drivers do not ring before the window; a stop that cannot be reached within it
 * stays in the run and is marked late (DRIVE-05).
 */
export function estimateArrivals<S extends Ahead>(
  stops: readonly S[],
  { last, now }: OnTheWay<S> = {},
): Map<S, Arrival> {
  const arrivals = new Map<S, Arrival>();
  let before: S | undefined = last?.stop;
  let leaves = last ? minutesOf(last.time) : 0;
  for (const stop of stops) {
    if (stop.state !== "open") continue;
    const reached = leaves + (before ? driveMinutes(before, stop) : 0);
    const at = Math.max(reached, minutesOf(stop.from), now === undefined ? 0 : minutesOf(now));
    const isLate = at > minutesOf(addHours(stop.from, WINDOW_HOURS));
    arrivals.set(stop, { time: clockOf(at), isLate });
    before = stop;
    leaves = at + DOOR_MINUTES;
  }
  return arrivals;
}

function driveMinutes(one: Door, other: Door): number {
  if (!one.position || !other.position) return UNKNOWN_MINUTES;
  return (crowDistance(one, other) * WAY_FACTOR * 60) / KM_PER_HOUR;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function clockOf(minutes: number): string {
  const whole = Math.min(Math.round(minutes), LAST_MINUTE);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
