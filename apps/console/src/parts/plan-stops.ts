import { keepPlaces } from "@waslijn/contract/console/keep-places";
import type { PlannedRun, Run, RunsBoard, RunStop } from "@waslijn/contract/console/runs";

/** Unique key of a stop. */
export const stopName = ({ number, kind }: Pick<RunStop, "number" | "kind">): string =>
  `${number} ${kind}`;

export const allStops = ({ runs, unassigned }: RunsBoard): RunStop[] => [
  ...unassigned,
  ...runs.flatMap(({ stops }) => stops),
];

const isFixed = ({ isLocked, state }: RunStop): boolean => isLocked || state === "done";

/** The desired state of a run for the API. */
const asPlanned = ({ id, version }: Run, stops: RunStop[]): PlannedRun => ({
  id,
  version,
  stops: stops.map(({ number, kind, isLocked }) => ({ number, kind, isLocked })),
});

/**
 * The runs after moving some stops to one of them, at its end or before another stop, or with null to unassigned. Done
 * stops stay with their driver; locked ones keep their position. Returns only runs that change.
 */
export function planMove(
  board: RunsBoard,
  names: ReadonlySet<string>,
  to: string | null,
  before?: string,
): PlannedRun[] {
  const moving = allStops(board).filter(
    (stop) => names.has(stopName(stop)) && stop.state !== "done",
  );
  const gone = new Set(moving);
  return board.runs.flatMap((run) => {
    const left = run.stops.filter((stop) => !gone.has(stop));
    const at = left.findIndex((stop) => stopName(stop) === before);
    const place = at < 0 ? left.length : at;
    const wanted =
      run.id === to
        ? [...left.slice(0, place), ...moving.map(unlocked(run)), ...left.slice(place)]
        : left;
    const stops = keepPlaces(run.stops, wanted, isFixed);
    return isSame(run.stops, stops) ? [] : [asPlanned(run, stops)];
  });
}

/** A lock is a position in one run: it is dropped when the stop moves to another. */
const unlocked =
  (to: Run) =>
  (stop: RunStop): RunStop =>
    to.stops.includes(stop) || !stop.isLocked ? stop : { ...stop, isLocked: false };

/** Moves a stop one position up or down within its run, skipping locked ones. */
export function planStep(board: RunsBoard, name: string, step: 1 | -1): PlannedRun[] {
  const run = board.runs.find(({ stops }) => stops.some((stop) => stopName(stop) === name));
  const moving = run?.stops.find((stop) => stopName(stop) === name);
  if (!run || !moving || isFixed(moving)) return [];
  const free = run.stops.filter((stop) => !isFixed(stop));
  const at = free.indexOf(moving);
  const other = free[at + step];
  if (!other) return [];
  const stops = run.stops.map((stop) => (stop === moving ? other : stop === other ? moving : stop));
  return [asPlanned(run, stops)];
}

/** Locks all of these stops, or unlocks them when all are locked. */
export function planLock(board: RunsBoard, names: ReadonlySet<string>): PlannedRun[] {
  const chosen = board.runs
    .flatMap(({ stops }) => stops)
    .filter((stop) => names.has(stopName(stop)));
  const isLocked = chosen.some((stop) => !stop.isLocked);
  return board.runs.flatMap((run) => {
    if (!run.stops.some((stop) => names.has(stopName(stop)))) return [];
    const stops = run.stops.map((stop) =>
      names.has(stopName(stop)) ? { ...stop, isLocked } : stop,
    );
    return [asPlanned(run, stops)];
  });
}

/** Undo of a plan: the previous stops of its runs, at the current versions. */
export const planBack = (before: RunsBoard, planned: PlannedRun[], now: RunsBoard): PlannedRun[] =>
  planned.flatMap(({ id }) => {
    const [was, is] = [before, now].map(({ runs }) => runs.find((run) => run.id === id));
    return was && is ? [asPlanned(is, was.stops)] : [];
  });

const isSame = (one: RunStop[], other: RunStop[]): boolean =>
  one.length === other.length && one.every((stop, at) => stop === other[at]);
