import fc from "fast-check";
import { expect, test } from "vitest";
import { asTheCrowFlies } from "./routing/find-way.ts";
import { proposeRuns } from "./propose-runs.ts";
import { nameOf } from "./view-runs.ts";

const WINDOWS = ["08:00", "10:00", "12:00"];

const door = fc.record({
  kind: fc.constantFrom("pickup" as const, "delivery" as const),
  from: fc.constantFrom(...WINDOWS),
  postalCode: fc.integer({ min: 2000, max: 2099 }).map((digits) => `${digits}AB`),
  houseNumber: fc.nat(200).map(String),
  position: fc.option(
    fc.record({
      latitude: fc.double({ min: 52, max: 53, noNaN: true }),
      longitude: fc.double({ min: 4, max: 5, noNaN: true }),
    }),
    { nil: undefined },
  ),
  isLocked: fc.boolean(),
  state: fc.constantFrom("open" as const, "done" as const, "missed" as const),
});
const days = fc
  .record({
    runs: fc.array(fc.array(door, { maxLength: 8 }), { maxLength: 4 }),
    unassigned: fc.array(door, { maxLength: 25 }),
  })
  .map(({ runs, unassigned }) => {
    let last = 0;
    const numbered = <D>(one: D) => ({ ...one, number: `W-${(last += 1)}` });
    return {
      runs: runs.map((stops, at) => ({ id: `run ${at}`, version: 1, stops: stops.map(numbered) })),
      unassigned: unassigned.map((one) => numbered({ ...one, state: "open" as const })),
    };
  });

test("a proposal drops no stop and drives none twice, and no run gives one away [DESK-09]", async () => {
  await fc.assert(
    fc.asyncProperty(days, async ({ runs, unassigned }) => {
      const proposed = await proposeRuns(runs, unassigned, asTheCrowFlies);
      const names = proposed.flatMap(({ stops }) => stops.map(nameOf));
      const all = [...runs.flatMap(({ stops }) => stops), ...(runs.length > 0 ? unassigned : [])];
      expect(names.toSorted()).toEqual(all.map(nameOf).toSorted());
      for (const [at, { stops }] of runs.entries()) {
        const after = new Set(proposed[at]?.stops.map(nameOf));
        expect(stops.every((stop) => after.has(nameOf(stop)))).toBe(true);
      }
    }),
  );
});

test("what is locked or done stays where it is [DESK-09]", async () => {
  await fc.assert(
    fc.asyncProperty(days, async ({ runs, unassigned }) => {
      const proposed = await proposeRuns(runs, unassigned, asTheCrowFlies);
      for (const [at, { stops }] of runs.entries()) {
        for (const [place, stop] of stops.entries()) {
          if (!stop.isLocked && stop.state !== "done") continue;
          const { number, kind, isLocked } = stop;
          expect(proposed[at]?.stops[place]).toEqual({ number, kind, isLocked });
        }
      }
    }),
  );
});

test("no run gets a stop that another with two fewer could drive [DESK-09]", async () => {
  await fc.assert(
    fc.asyncProperty(days, async ({ runs, unassigned }) => {
      const proposed = await proposeRuns(runs, unassigned, asTheCrowFlies);
      const loads = proposed.map(({ stops }) => stops.length);
      const grown = loads.filter((load, at) => load > (runs[at]?.stops.length ?? 0));
      if (grown.length > 0) expect(Math.max(...grown) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }),
  );
});

test("what is free to move follows the windows, neighbours together [DESK-09]", async () => {
  const stop = (number: string, from: string, postalCode: string) => ({
    number,
    from,
    postalCode,
    kind: "pickup" as const,
    houseNumber: "1",
    position: undefined,
    state: "open" as const,
  });
  const runs = ["west", "east"].map((id) => ({ id, version: 1, stops: [] }));
  const unassigned = [
    stop("W-1", "10:00", "2013AB"),
    stop("W-2", "08:00", "2099AB"),
    stop("W-3", "08:00", "2011AB"),
    stop("W-4", "08:00", "2012AB"),
    stop("W-5", "08:00", "2098AB"),
  ];
  const proposed = await proposeRuns(runs, unassigned, asTheCrowFlies);
  const numbers = proposed.map(({ stops }) => stops.map(({ number }) => number));
  expect(numbers).toEqual([
    ["W-3", "W-4", "W-1"],
    ["W-5", "W-2"],
  ]);
});
