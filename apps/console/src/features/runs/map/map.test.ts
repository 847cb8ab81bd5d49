import type { RunStop } from "@waslijn/contract/console/runs";
import { expect, test } from "vitest";
import { bestPlace } from "./best-place.ts";
import { cellAround, postalCells } from "./postal-cells.ts";
import { frameOf, isOnMap, labelSide, nearestTo, onFrame, SIZE, tilesOf } from "./project.ts";

const HAARLEM = { latitude: 52.381, longitude: 4.637 };
const AMSTERDAM = { latitude: 52.371, longitude: 4.895 };

test("every position is within the map, north up and west left [DESK-14]", () => {
  expect(frameOf([])).toBeUndefined();
  const frame = frameOf([HAARLEM, AMSTERDAM])!;
  const [haarlem, amsterdam] = [onFrame(frame, HAARLEM), onFrame(frame, AMSTERDAM)];
  expect([haarlem, amsterdam].every((point) => isOnMap(point))).toBe(true);
  expect(haarlem.x).toBeLessThan(amsterdam.x);
  expect(haarlem.y).toBeLessThan(amsterdam.y);
  const alone = onFrame(frameOf([HAARLEM])!, HAARLEM);
  expect(alone).toEqual({ x: SIZE.width / 2, y: SIZE.height / 2 });
});

test("tiles of the owner's server cover the map, and lie where the stops are [DESK-14]", () => {
  const frame = frameOf([HAARLEM, AMSTERDAM])!;
  const tiles = tilesOf(frame, "https://tiles.example/{z}/{x}/{y}.png");
  expect(tiles.length).toBeLessThan(40);
  const [first] = tiles;
  expect(first?.x).toBeLessThanOrEqual(0);
  expect(first?.y).toBeLessThanOrEqual(0);
  const { x, y } = onFrame(frame, AMSTERDAM);
  const under = tiles.find(
    (tile) => tile.x <= x && x < tile.x + tile.size && tile.y <= y && y < tile.y + tile.size,
  );
  // The tile of Amsterdam's centre at this zoom, by the formula of OpenStreetMap.
  expect(under?.href).toBe("https://tiles.example/12/2103/1346.png");
});

test("a press reaches the closest marker within 22 px, also between two that overlap [DESK-14]", () => {
  const [west, east] = [
    { x: 100, y: 100 },
    { x: 110, y: 100 },
  ];
  const pressAt = (x: number, y: number) => nearestTo({ x, y }, [west, east], 22);
  expect(pressAt(79, 100)).toBe(west);
  expect(pressAt(104, 118)).toBe(west);
  expect(pressAt(106, 118)).toBe(east);
  expect(pressAt(77, 100)).toBeUndefined();
});

test("a cell is what lies nearest to its centre, and cells fill the map [DESK-14]", () => {
  const [left, right] = [
    { x: 100, y: 380 },
    { x: 500, y: 380 },
  ];
  const cell = cellAround(left, [left, right]);
  expect(cell.map(({ x }) => Math.round(x)).toSorted((a, b) => a - b)).toEqual([0, 0, 300, 300]);
  const cells = postalCells(frameOf([HAARLEM, { latitude: 52.36, longitude: 4.66 }])!);
  expect(cells.map(({ digits }) => digits)).toContain(2011);
});

const stop = (number: string, more: Partial<RunStop>): RunStop => ({
  number,
  kind: "pickup",
  from: "08:00",
  to: "10:00",
  state: "open",
  isReady: true,
  customer: "",
  street: "",
  place: "",
  arrival: null,
  isLate: false,
  version: 1,
  isLocked: false,
  position: null,
  expected: null,
  ...more,
});
const along = (steps: number) => ({ latitude: 52 + steps / 100, longitude: 4.6 });

test("a stop is put where it lengthens the run least, after what was visited and in its window [DESK-14]", () => {
  const stops = [
    stop("1", { position: along(0), state: "done" }),
    stop("2", { position: along(2) }),
    stop("3", { position: along(6) }),
    stop("4", { position: along(7), from: "10:00" }),
  ];
  const between = bestPlace({ stops }, stop("5", { position: along(4) }));
  expect(between.before).toBe("3 pickup");
  expect(between.addedKm).toBeCloseTo(0);
  expect(bestPlace({ stops }, stop("5", { position: along(-1) })).before).toBe("2 pickup");
  expect(bestPlace({ stops }, stop("5", { position: along(3), from: "12:00" })).before).toBe(
    undefined,
  );
  expect(bestPlace({ stops }, stop("5", {}))).toEqual({ before: "4 pickup", addedKm: undefined });
  expect(bestPlace({ stops: [] }, stop("5", { position: along(1) }))).toEqual({
    before: undefined,
    addedKm: 0,
  });
});

test("the hub's label stands where it hides fewer stops, unless it would be cut there [DESK-14]", () => {
  const at = { x: 420, y: 300 };
  const beside = { x: 350, y: 335 };
  expect(labelSide(at, 180, [])).toBe("left");
  expect(labelSide(at, 180, [beside])).toBe("right");
  expect(labelSide(at, 180, [{ x: 350, y: 400 }])).toBe("left");
  const atEdge = { x: 640, y: 300 };
  expect(labelSide(atEdge, 180, [{ x: 560, y: 310 }])).toBe("left");
});
