import { kilometresBetween } from "@waslijn/contract/shared/postal-area";
import { expect, test } from "vitest";
import { positionOf } from "./position-of.ts";

const GROTE_MARKT = { latitude: 52.3814, longitude: 4.6368 };
const located = (lat: number | null, lon: number | null, postalCode = "2011RD") =>
  positionOf({ postalCode, lat, lon });

test("[DRIVE-05] an address is where the register says", () => {
  expect(located(52.3814, 4.6368)).toEqual(GROTE_MARKT);
});

test("[DRIVE-05] without a position it is in the middle of its postal code, and nowhere if nobody has that", () => {
  const middle = located(null, null);
  expect(middle && kilometresBetween(middle, GROTE_MARKT)).toBeLessThan(2);
  expect(located(null, null, "0999ZZ")).toBeUndefined();
  expect(located(null, null, "")).toBeUndefined();
});

test("[DRIVE-05] a position far from its postal code is not believed", () => {
  expect(located(0, 0)).toEqual(located(null, null));
  expect(located(4.6368, 52.3814)).toEqual(located(null, null));
});
