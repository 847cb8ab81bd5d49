import type { PlannedRun, RunsProposal } from "@waslijn/contract/console/runs";
import { keepPlaces } from "@waslijn/contract/console/keep-places";
import { type BoardRun, type BoardStop, arrivalsOf, nameOf, readBoard } from "./view-runs.ts";
import type { Stop } from "./stops-repository.ts";
import { alongTheWay } from "./routing/doors.ts";
import type { FindWay } from "./routing/find-way.ts";
import type { Deps } from "../../deps.ts";

type Placed = Pick<BoardStop, "isLocked" | "state"> & Door;
type Door = Pick<Stop, "number" | "kind" | "from" | "postalCode" | "houseNumber" | "position">;
type Spread = Pick<BoardRun, "id" | "version"> & { stops: Placed[] };
type Unassigned = Door & Pick<Stop, "state">;

/**
 * Distributes unassigned stops over the runs, window by window and neighbours together, so that the runs get as equal a
 * number of stops as possible. Runs keep their stops; a locked or completed stop also keeps its position, the others
 * are ordered by window and route.
 */
export async function proposeRuns(
  runs: readonly Spread[],
  unassigned: readonly Unassigned[],
  findWay: FindWay,
): Promise<PlannedRun[]> {
  const shares = inOrderOfPlace(runs).map((run) => ({ run, added: [] as Placed[] }));
  const loadOf = ({ run, added }: (typeof shares)[number]): number =>
    run.stops.length + added.length;
  for (const stops of byWindow(unassigned)) {
    const quotas = new Map(shares.map((share) => [share, 0]));
    const filled = (share: (typeof shares)[number]): number =>
      loadOf(share) + (quotas.get(share) ?? 0);
    for (const _ of shares.length > 0 ? stops : []) {
      const least = shares.reduce((one, other) => (filled(other) < filled(one) ? other : one));
      quotas.set(least, (quotas.get(least) ?? 0) + 1);
    }
    let from = 0;
    for (const [share, quota] of quotas) {
      const some = stops.slice(from, from + quota);
      share.added.push(...some.map((stop) => ({ ...stop, isLocked: false })));
      from += quota;
    }
  }
  const ways = shares.map(async ({ run, added }): Promise<[string, Placed[]]> => {
    const way = await findWay([...run.stops, ...added]);
    return [run.id, keepPlaces(run.stops, way, isFixed)];
  });
  const planned = new Map(await Promise.all(ways));
  return runs.map(({ id, version }) => ({
    id,
    version,
    stops: (planned.get(id) ?? []).map(({ number, kind, isLocked }) => ({
      number,
      kind,
      isLocked,
    })),
  }));
}

const isFixed = ({ isLocked, state }: Placed): boolean => isLocked || state === "done";

/** Stops grouped by window, each group ordered by nearest neighbour. */
function byWindow<S extends Door>(stops: readonly S[]): S[][] {
  const windows = Map.groupBy(stops, ({ from }) => from);
  return [...windows.keys()].sort().map((from) => alongTheWay(windows.get(from) ?? []));
}

/** Sorts runs by their mean postal code, so that runs with stops get new ones near those. */
const inOrderOfPlace = (runs: readonly Spread[]): Spread[] =>
  [...runs].sort((one, other) => middleOf(one) - middleOf(other));

function middleOf({ stops }: Spread): number {
  const codes = stops.map(({ postalCode }) => Number.parseInt(postalCode, 10) || 0);
  return codes.length === 0 ? Infinity : codes.reduce((sum, code) => sum + code, 0) / codes.length;
}

/** A proposal for a day, and the stops that would be visited after their window. No stop is left out (DRIVE-05). */
export async function proposeDay(
  { db, clock }: Pick<Deps, "db" | "clock">,
  findWay: FindWay,
  where: { hub: string; day: string },
): Promise<RunsProposal> {
  const { runs, unassigned } = await readBoard(db, where);
  const open = unassigned.filter(({ state }) => state === "open");
  const proposed = await proposeRuns(runs, open, findWay);
  const known = new Map<string, BoardStop>(
    [
      ...runs.flatMap(({ stops }) => stops),
      ...open.map((stop) => ({ ...stop, isLocked: false })),
    ].map((stop) => [nameOf(stop), stop]),
  );
  const late = runs.flatMap((run, at) => {
    const stops = (proposed[at]?.stops ?? []).flatMap((stop) => known.get(nameOf(stop)) ?? []);
    const arrivals = arrivalsOf({ ...run, stops }, where.day, clock.now());
    return [...arrivals].filter(([, { isLate }]) => isLate).map(([stop]) => stop);
  });
  return { runs: proposed, late: late.map(({ number, kind }) => ({ number, kind })) };
}
