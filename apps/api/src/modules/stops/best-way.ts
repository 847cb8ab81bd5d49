import { alongTheWay } from "./along-the-way.ts";
import { crowDistance, type Door } from "./crow-distance.ts";
import { shorten } from "./shorten-way.ts";

/** Beyond this the number of ways is too great to look at all of them. */
const MOST_EXACT = 12;

/** A way so far: its last door is the end, and what it costs to be there. */
type Way<D> = { doors: D[]; km: number };

/**
 * The shortest way that drives one window after the other. Up to a dozen doors in each window it is the shortest there
 * is, also from one window into the next, because every door may be the last of its window; beyond that a short one.
 */
export function bestWay<D extends Door & { from: string }>(doors: readonly D[]): D[] {
  const windows = Map.groupBy(doors, ({ from }) => from);
  let ways: Way<D>[] = [{ doors: [], km: 0 }];
  for (const from of [...windows.keys()].sort()) {
    const window = alongTheWay(windows.get(from) ?? []);
    ways = window.length > MOST_EXACT ? [goOn(shortest(ways), window)] : allEnds(ways, window);
  }
  return shortest(ways).doors;
}

/** Of two that are as short the one that ends farther along the postal codes. */
const shortest = <D>(ways: Way<D>[]): Way<D> =>
  ways.reduce((one, other) => (other.km <= one.km ? other : one));

function goOn<D extends Door>(way: Way<D>, window: D[]): Way<D> {
  const last = way.doors.at(-1);
  const added = shorten(last, window);
  return { doors: [...way.doors, ...added], km: way.km + lengthFrom(last, added) };
}

function lengthFrom(before: Door | undefined, doors: readonly Door[]): number {
  let km = 0;
  let last = before;
  for (const door of doors) {
    if (last) km += crowDistance(last, door);
    last = door;
  }
  return km;
}

/**
 * For every door of the window the shortest way that ends there and has been at all others (Held and Karp): the best
 * way to have been at a set of doors, of which one is the last, is made from the best without that last one.
 */
function allEnds<D extends Door>(ways: Way<D>[], window: D[]): Way<D>[] {
  const size = window.length;
  const sets = 1 << size;
  const km = window.map((one) => window.map((other) => crowDistance(one, other)));
  const best = new Float64Array(sets * size).fill(Infinity);
  const before = new Int8Array(sets * size).fill(-1);
  const entries = window.map((door) =>
    shortest(ways.map((way) => ({ ...way, km: way.km + lengthFrom(way.doors.at(-1), [door]) }))),
  );
  entries.forEach((entry, door) => {
    best[(1 << door) * size + door] = entry.km;
  });
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < size; last++) {
      const here = best[set * size + last] ?? Infinity;
      if (here === Infinity) continue;
      for (let next = 0; next < size; next++) {
        if (set & (1 << next)) continue;
        const at = (set | (1 << next)) * size + next;
        const there = here + (km[last]?.[next] ?? 0);
        if (there >= (best[at] ?? Infinity)) continue;
        best[at] = there;
        before[at] = last;
      }
    }
  }
  return window.map((_, end) => {
    const order: number[] = [];
    for (let set = sets - 1, last = end; last >= 0;) {
      order.unshift(last);
      const previous = before[set * size + last] ?? -1;
      set ^= 1 << last;
      last = previous;
    }
    const entry = entries[order[0] ?? 0];
    const added = order.flatMap((door) => window.slice(door, door + 1));
    return {
      doors: [...(entry?.doors ?? []), ...added],
      km: best[(sets - 1) * size + end] ?? Infinity,
    };
  });
}
