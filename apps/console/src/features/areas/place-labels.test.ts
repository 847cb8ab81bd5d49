import { expect, test } from "vitest";
import { onMap, SIZE, placeLabels } from "./place-labels.ts";

const ring = (x: number, y: number, text = "Leiden 214") => ({ x, y, radius: 20, text, size: 20 });

test("[SHOP-03] north is up and all of the country is in the picture", () => {
  const maastricht = onMap({ latitude: 50.85, longitude: 5.69 });
  const groningen = onMap({ latitude: 53.22, longitude: 6.57 });
  expect(groningen.y).toBeLessThan(maastricht.y);
  expect(groningen.x).toBeGreaterThan(maastricht.x);
  for (const corner of [
    { latitude: 50.73, longitude: 3.38 },
    { latitude: 53.48, longitude: 7.2 },
  ]) {
    const { x, y } = onMap(corner);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(SIZE.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(SIZE.height);
  }
});

test("[SHOP-03] names stand clear of one another, of rings and of the edge, or not at all", () => {
  const [first, second] = placeLabels([ring(300, 300), ring(360, 300)]);
  expect(first?.anchor).toBe("end");
  expect(second?.anchor).toBe("start");
  expect(placeLabels([ring(SIZE.width - 10, 300)])[0]?.anchor).toBe("end");
  const crowd = Array.from({ length: 5 }, () => ring(300, 300));
  expect(placeLabels(crowd)).toContain(undefined);
});
