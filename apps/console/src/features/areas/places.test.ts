import type { DeskAreas } from "@waslijn/contract/console/areas";
import { listPostalAreas } from "@waslijn/contract/shared/postal-areas";
import { expect, test } from "vitest";
import {
  parseRanges,
  printRanges,
  isInReach,
  nearHubs,
  rangesOf,
  toHubs,
  toPlaces,
} from "./places.ts";

const AREAS = listPostalAreas();
const DESK: DeskAreas = {
  hubs: [
    { id: "den-haag", name: "Den Haag" },
    { id: "haarlem", name: "Haarlem" },
    { id: "nieuw", name: "Nieuw" },
  ],
  ranges: [
    { first: 2011, last: 2037, hub: "haarlem" },
    { first: 2491, last: 2599, hub: "den-haag" },
    { first: 2500, last: 2511, hub: "haarlem" },
    { first: 2311, last: 2312, hub: "haarlem" },
  ],
  waiting: [
    { digits: 2313, people: 3, lately: 1 },
    { digits: 2334, people: 2, lately: 0 },
    { digits: 9711, people: 4, lately: 4 },
  ],
};
const placeNamed = (name: string) => toPlaces(AREAS, DESK).find((place) => place.name === name)!;

test("[SHOP-03] people wait in places, those with most of them first", () => {
  const waiting = toPlaces(AREAS, DESK).filter(({ people }) => people > 0);
  expect(waiting.map(({ name, people, lately }) => [name, people, lately])).toEqual([
    ["Leiden", 5, 1],
    ["Groningen", 4, 4],
  ]);
});

test("[SHOP-03] a range within a range belongs to its own hub", () => {
  const [denHaag, haarlem, nieuw] = toHubs(AREAS, DESK);
  expect(haarlem?.areas.some(({ digits }) => digits === 2511)).toBe(true);
  expect(denHaag?.areas.some(({ digits }) => digits === 2511)).toBe(false);
  expect(nieuw).toMatchObject({ areas: [], middle: undefined });
});

test("[SHOP-03] the nearest hub is named with its kilometres, and none that is out of reach", () => {
  const [near, , last] = nearHubs(toHubs(AREAS, DESK), placeNamed("Leiden").middle);
  expect(near).toMatchObject({ id: "den-haag", km: 16 });
  expect(last).toMatchObject({ id: "nieuw", km: Infinity });
  expect(nearHubs(toHubs(AREAS, DESK), placeNamed("Groningen").middle).some(isInReach)).toBe(false);
});

test("[SHOP-03] opening a place takes what nobody serves yet, in as few ranges as can be", () => {
  expect(printRanges(rangesOf(placeNamed("Leiden"), AREAS, DESK.ranges))).toBe("2313-2334");
  expect(printRanges(rangesOf(placeNamed("Haarlem"), AREAS, DESK.ranges))).toBe("2011-2037");
});

test("[SHOP-03] towns of one name are places of their own", () => {
  const hengelo = toPlaces(AREAS, DESK).filter(({ name }) => name.startsWith("Hengelo"));
  expect(hengelo.length).toBeGreaterThan(1);
});

test("[SHOP-03] postal codes are written as the command takes them", () => {
  expect(parseRanges("2311-2334, 2340")).toEqual([
    { first: 2311, last: 2334 },
    { first: 2340, last: 2340 },
  ]);
  for (const wrong of ["2334-2311", "231", "leiden", "2311-", "0999", "2311,,2312"]) {
    expect(parseRanges(wrong), wrong).toBeUndefined();
  }
});
