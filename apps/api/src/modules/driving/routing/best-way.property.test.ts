import fc from "fast-check";
import { expect, test } from "vitest";
import { alongTheWay, crowDistance, type Door } from "./doors.ts";
import { bestWay } from "./find-way.ts";

type Stop = Door & { from: string };

const stop = (windows: string[]): fc.Arbitrary<Stop> =>
  fc.record({
    from: fc.constantFrom(...windows),
    postalCode: fc.integer({ min: 2000, max: 2099 }).map((digits) => `${digits}AB`),
    houseNumber: fc.nat(200).map(String),
    position: fc.record({
      latitude: fc.double({ min: 52.3, max: 52.5, noNaN: true }),
      longitude: fc.double({ min: 4.5, max: 4.9, noNaN: true }),
    }),
  });

const lengthOf = (way: readonly Stop[]): number =>
  way.reduce((km, door, at) => {
    const last = way[at - 1];
    return last ? km + crowDistance(last, door) : km;
  }, 0);

/** All permutations that keep the order of the windows. */
function* everyWay(left: Stop[], way: Stop[] = []): Generator<Stop[]> {
  const next = left.map(({ from }) => from).sort()[0];
  if (next === undefined) yield way;
  for (const door of left.filter(({ from }) => from === next)) {
    yield* everyWay(
      left.filter((one) => one !== door),
      [...way, door],
    );
  }
}

test("[DRIVE-05] up to a dozen doors in a window there is no shorter way, also not from one window into the next", () => {
  fc.assert(
    fc.property(fc.array(stop(["08:00", "10:00"]), { minLength: 2, maxLength: 7 }), (stops) => {
      const best = Math.min(...everyWay(stops).map(lengthOf));
      expect(lengthOf(bestWay(stops))).toBeCloseTo(best, 6);
    }),
    { numRuns: 60 },
  );
});

test.each([
  { windows: ["08:00", "10:00", "12:00"], numRuns: 40 },
  { windows: ["08:00"], numRuns: 2 },
])(
  "[DRIVE-05] the way of 8 stops over $windows.length window(s) is at most 3 % longer than the best of all",
  ({ windows, numRuns }) => {
    const eight = fc.array(stop(windows), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(eight, (stops) => {
        const way = bestWay(stops);
        const best = Math.min(...everyWay(stops).map(lengthOf));
        expect(lengthOf(way)).toBeLessThanOrEqual(best * 1.03 + 1e-9);
        expect(way.map(({ from }) => from)).toEqual(stops.map(({ from }) => from).sort());
      }),
      { numRuns, seed: 5 },
    );
  },
);

test("[DRIVE-05] with many doors in a window nothing is dropped, and turning back and forth is mended", () => {
  fc.assert(
    fc.property(fc.array(stop(["08:00"]), { minLength: 13, maxLength: 40 }), (stops) => {
      const way = bestWay(stops);
      expect(new Set(way)).toEqual(new Set(stops));
      expect(lengthOf(way)).toBeLessThanOrEqual(lengthOf(alongTheWay(stops)) + 1e-9);
    }),
    { numRuns: 40 },
  );
  const street = Array.from({ length: 20 }, (_, at) => ({
    from: "08:00",
    postalCode: "2011AB",
    houseNumber: String((at * 7) % 20),
    position: { latitude: 52.3, longitude: 4.6 + (at / 1000) * (at % 2 ? 1 : -1) },
  }));
  const fromWestToEast = [...street].sort((a, b) => a.position.longitude - b.position.longitude);
  expect(lengthOf(bestWay(street))).toBeCloseTo(lengthOf(fromWestToEast), 6);
});
