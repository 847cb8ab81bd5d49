import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { ROAD_FACTOR } from "@waslijn/contract/shared/postal-area";
import { crowDistance, type Door } from "./doors.ts";

/** The speed of town traffic. */
const KM_PER_HOUR = 30;
/** Driving time if a position is unknown. */
const UNKNOWN_MINUTES = 10;
/** Time per stop: parking, ringing, handing over. */
export const DOOR_MINUTES = 4;
const LAST_MINUTE = 24 * 60 - 1;

/** Prior of the measured pace: so many planned minutes as planned count beside what was measured. */
const PRIOR_MINUTES = 30;
const PACE_BOUNDS = [0.6, 2] as const;
/** A longer leg was a break, or a visit that was reported late. */
const LONGEST_LEG = 3;
/** Standard deviation of a leg, relative to its length, and of the pace while nothing was measured. */
const LEG_NOISE = 0.45;
const PACE_NOISE = 0.3;
/** Half a range in standard deviations: about nine arrivals of ten. */
const WIDTH = 1.3;
/** Widest range that still says more than the window of two hours. */
const WIDEST_MINUTES = 60;
const ROUNDED_TO = 5;

export type Arrival = {
  /** Local time: `10:42`. */
  time: string;
  /** Arrival after the end of the window. */
  isLate: boolean;
  /** Range of the estimate while the run is under way; undefined when too uncertain (DRIVE-09). */
  range: { from: string; to: string } | undefined;
};

type Ahead = Door & { from: string; state: "open" | "done" | "missed" };

export type Visited<S> = { stop: S; time: string };
/** Actual by planned duration of the legs so far, and the planned minutes that were measured. */
export type Pace = { factor: number; measured: number };
/** The last visit and its time; on the day itself also the current time. */
export type OnTheWay<S> = { last?: Visited<S> | undefined; now?: string; pace?: Pace };

/**
 * Estimated arrival at each open stop. Drivers do not ring before the window; a stop that cannot be reached within it
 * stays in the run and is marked late (DRIVE-05). A driver without a connection has perhaps gone on: the range begins
 * where the run would be then, and ends where it would be if they had not (DRIVE-09).
 */
export function estimateArrivals<S extends Ahead>(
  stops: readonly S[],
  { last, now, pace = { factor: 1, measured: 0 } }: OnTheWay<S> = {},
): Map<S, Arrival> {
  const arrivals = new Map<S, Arrival>();
  const present = now === undefined ? 0 : minutesOf(now);
  const paceNoise = PACE_NOISE * Math.sqrt(PRIOR_MINUTES / (PRIOR_MINUTES + pace.measured));
  let before: S | undefined = last?.stop;
  let leaves = last ? minutesOf(last.time) : 0;
  let silentlyLeaves = leaves;
  let variance = 0;
  let underWay = 0;
  for (const stop of stops) {
    if (stop.state !== "open") continue;
    const opens = minutesOf(stop.from);
    const drive = before ? driveMinutes(before, stop) * pace.factor : 0;
    const leg = drive + DOOR_MINUTES * pace.factor;
    variance += (LEG_NOISE * leg) ** 2;
    underWay += leg;
    const spread = Math.hypot(Math.sqrt(variance), paceNoise * underWay);
    const at = Math.max(leaves + drive, opens, present);
    const silentlyAt = Math.max(silentlyLeaves + drive, opens);
    // Waiting for the window makes up for delays.
    const waits = Math.max(0, opens - leaves - drive);
    const remaining = Math.max(0, spread - waits);
    if (waits > 0) {
      variance = remaining ** 2;
      underWay = 0;
    }
    const from = Math.max(silentlyAt - WIDTH * remaining, opens, present);
    // The longer nothing is heard, the longer it may still take.
    const overdue = at - silentlyAt;
    arrivals.set(stop, {
      time: clockOf(at),
      isLate: at > minutesOf(addHours(stop.from, WINDOW_HOURS)),
      range: last && rangeOf(from, at + overdue + WIDTH * remaining),
    });
    before = stop;
    leaves = at + DOOR_MINUTES * pace.factor;
    silentlyLeaves = silentlyAt + DOOR_MINUTES * pace.factor;
  }
  return arrivals;
}

/** How fast a driver is, from the visits in the order in which they were made (DRIVE-09). */
export function measurePace<S extends Door & { from: string }>(
  visits: readonly Visited<S>[],
): Pace {
  let [planned, actual] = [0, 0];
  for (const [index, { stop, time }] of visits.entries()) {
    const before = visits[index - 1];
    if (!before) continue;
    const drive = driveMinutes(before.stop, stop);
    const hasWaited = minutesOf(before.time) + drive < minutesOf(stop.from);
    if (hasWaited) continue;
    const leg = drive + DOOR_MINUTES;
    planned += leg;
    actual += Math.min(minutesOf(time) - minutesOf(before.time), LONGEST_LEG * leg);
  }
  const [least, most] = PACE_BOUNDS;
  const factor = (actual + PRIOR_MINUTES) / (planned + PRIOR_MINUTES);
  return { factor: Math.min(Math.max(factor, least), most), measured: planned };
}

function rangeOf(earliest: number, latest: number): Arrival["range"] {
  const from = Math.floor(earliest / ROUNDED_TO) * ROUNDED_TO;
  const to = Math.max(Math.ceil(latest / ROUNDED_TO) * ROUNDED_TO, from + 2 * ROUNDED_TO);
  if (to - from > WIDEST_MINUTES || to > LAST_MINUTE) return undefined;
  return { from: clockOf(from), to: clockOf(to) };
}

/** Estimated length by road of a way through these doors; a leg to an unknown place counts nothing. */
export const roadKilometres = (doors: readonly Door[]): number =>
  doors.reduce((sum, door, index) => {
    const before = doors[index - 1];
    const isKnown = before?.position && door.position;
    return isKnown ? sum + crowDistance(before, door) * ROAD_FACTOR : sum;
  }, 0);

/** When the driver leaves the last door; undefined without open stops. */
export function endOf(arrivals: ReadonlyMap<unknown, Arrival>): string | undefined {
  const last = [...arrivals.values()].at(-1);
  return last && clockOf(minutesOf(last.time) + DOOR_MINUTES);
}

function driveMinutes(one: Door, other: Door): number {
  if (!one.position || !other.position) return UNKNOWN_MINUTES;
  return (crowDistance(one, other) * ROAD_FACTOR * 60) / KM_PER_HOUR;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function clockOf(minutes: number): string {
  const whole = Math.min(Math.round(minutes), LAST_MINUTE);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
