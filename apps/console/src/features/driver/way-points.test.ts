import { expect, test } from "vitest";
import { numbered, wayPoints, type WayPoint } from "./way-points.ts";

const BOX = { width: 400, height: 100, edge: 10 };
const at = (turn: number, latitude: number, longitude: number, state = "open") =>
  ({ turn, state, position: { latitude, longitude } }) as Parameters<typeof wayPoints>[0][number];

test("stops lie as on a map, north up and true to scale, and say which is next [DRIVE-01]", () => {
  const points = wayPoints(
    [at(1, 52.38, 4.62, "done"), at(2, 52.39, 4.62), at(3, 52.38, 4.64)],
    BOX,
  );
  expect(points.map(({ is }) => is)).toEqual(["behind", "next", "ahead"]);
  const [south, north, east] = points;
  expect([south?.y, north?.y]).toEqual([90, 10]);
  expect(south?.x).toBe(north?.x);
  // A degree of longitude is 0.61 times as long as a degree of latitude here.
  expect((east?.x ?? 0) - (south?.x ?? 0)).toBeCloseTo(2 * 0.614 * 80, -1);
  for (const { x } of points) expect(Math.abs(x - 200)).toBeLessThanOrEqual(190);
});

test("stops further apart from north to south are turned along the strip [DRIVE-01]", () => {
  const [south, north, east] = wayPoints(
    [at(1, 52.38, 4.62), at(2, 52.42, 4.62), at(3, 52.38, 4.63)],
    BOX,
  );
  expect((north?.x ?? 0) - (south?.x ?? 0)).toBeGreaterThan(300);
  expect(north?.y).toBe(south?.y);
  expect(east?.y).toBeGreaterThan(south?.y ?? 0);
});

test("there is no drawing of stops in one street, nor of places nobody knows", () => {
  expect(wayPoints([at(1, 52.38, 4.62), at(2, 52.3805, 4.6205)], BOX)).toEqual([]);
  expect(wayPoints([at(1, 52.38, 4.62), { turn: 2, state: "open", position: null }], BOX)).toEqual(
    [],
  );
});

test("numbers cover no other, and the next stop has its own", () => {
  const point = (turn: number, x: number, is: WayPoint["is"]): WayPoint => ({ turn, x, y: 0, is });
  const points = [point(1, 0, "behind"), point(2, 2, "next"), point(3, 9, "ahead")];
  expect(numbered([...points, point(4, 40, "ahead")], 20).map(({ turn }) => turn)).toEqual([2, 4]);
});
