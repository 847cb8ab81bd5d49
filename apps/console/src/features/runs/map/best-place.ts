import type { Run, RunStop } from "@waslijn/contract/console/runs";
import { kilometresBetween, ROAD_FACTOR } from "@waslijn/contract/shared/postal-area";
import { stopName } from "../../../parts/plan-stops.ts";

/** Where a stop fits into a run: before another one or at the end, and the kilometres that it adds. */
export type BestPlace = { before: string | undefined; addedKm: number | undefined };

/** The place that lengthens the run least: after the visits so far, and in the order of the windows. */
export function bestPlace({ stops }: Pick<Run, "stops">, stop: RunStop): BestPlace {
  const others = stops.filter((one) => stopName(one) !== stopName(stop));
  const first = others.findLastIndex(({ state }) => state !== "open") + 1;
  const places = others
    .map((_, index) => index)
    .concat(others.length)
    .filter((index) => {
      const [before, after] = [others[index - 1], others[index]];
      const isAfter = index === first || !before || before.from <= stop.from;
      return index >= first && isAfter && (!after || stop.from <= after.from);
    });
  const costs = places.map((index) => ({
    before: others[index] && stopName(others[index]),
    addedKm: addedBetween(others[index - 1], stop, others[index]),
  }));
  const known = costs.filter(({ addedKm }) => addedKm !== undefined);
  const [best] = known.toSorted((one, other) => (one.addedKm ?? 0) - (other.addedKm ?? 0));
  return best ?? costs.at(-1) ?? { before: undefined, addedKm: undefined };
}

function addedBetween(
  before: RunStop | undefined,
  stop: RunStop,
  after: RunStop | undefined,
): number | undefined {
  const [from, to] = [before?.position, after?.position];
  if (!stop.position || (before && !from) || (after && !to)) return undefined;
  const first = from ? kilometresBetween(from, stop.position) : 0;
  const second = to ? kilometresBetween(stop.position, to) : 0;
  const direct = from && to ? kilometresBetween(from, to) : 0;
  return Math.max(0, first + second - direct) * ROAD_FACTOR;
}
