import { kilometresBetween } from "@waslijn/contract/shared/postal-area";
import { listPostalAreas } from "@waslijn/contract/shared/postal-areas";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printDerived, readAreas } from "./derive.ts";

const DERIVED = new URL(
  "../../packages/contract/src/shared/postal-areas-derived.ts",
  import.meta.url,
);

test("[SHOP-03] every postal code with addresses is on the map, at most 400 metres off", () => {
  const areas = listPostalAreas();
  expect(areas).toHaveLength(4066);
  const known = { 1011: [52.373, 4.904], 2011: [52.3851, 4.6359], 9711: [53.2165, 6.5704] };
  for (const [digits, [latitude = 0, longitude = 0]] of Object.entries(known)) {
    const area = areas.find((one) => one.digits === Number(digits))!;
    expect(kilometresBetween(area, { latitude, longitude })).toBeLessThan(0.4);
  }
  expect(areas.find(({ digits }) => digits === 2311)?.place).toBe("Leiden");
  expect(areas.some(({ digits }) => digits === 1000)).toBe(false);
});

test("[SHOP-03] what is derived is small, and is what the areas read from it derive to again", () => {
  const written = readFileSync(DERIVED, "utf8");
  expect(Buffer.byteLength(written)).toBeLessThanOrEqual(40_000);
  expect(printDerived(listPostalAreas())).toBe(written);
});

test("[SHOP-03] post-office boxes are no areas", () => {
  const csv = [
    "id,postcode,woonplaats,latitude,longitude,soort",
    '2,1012,"Amsterdam",52.37,4.89,"Adres + Postbus"',
    '1,1011,"Amsterdam",52.37,4.9,"Adres"',
    '3,1000,"Amsterdam",52.33,4.86,"Postbus"',
  ].join("\n");
  expect(readAreas(csv).map(({ digits }) => digits)).toEqual([1011, 1012]);
});
