import { expect, test } from "vitest";
import { heatOf, shareTaken } from "./windows-table.tsx";
import { placesChange, unchangedDays } from "./places-change.ts";

const cell = { hub: "haarlem", kind: "pickup", from: "12:00", date: "2026-11-19" } as const;
const own = { hub_id: "haarlem", kind: "pickup" };
const windows = ["10:00", "12:00"].map((from_time) => ({
  value: { ...own, from_time, capacity: 24 },
  version: from_time,
}));
const thursdays = { value: { ...own, from_time: "12:00", day: "4", capacity: 20 }, version: "t" };

test("a day, every such weekday, all its windows, or always: each names what it saw [SHOP-01]", () => {
  const change = (scope: Parameters<typeof placesChange>[2]) =>
    placesChange(cell, 12, scope, { windows, capacities: [thursdays] }).map(
      ({ table, before, value }) => [table, before?.version, value?.from_time, value?.day],
    );
  expect(change("day")).toEqual([["hub_capacities", undefined, "12:00", "2026-11-19"]]);
  expect(change("weekday")).toEqual([["hub_capacities", "t", "12:00", "4"]]);
  expect(change("whole-weekday")).toEqual([
    ["hub_capacities", undefined, "10:00", "4"],
    ["hub_capacities", "t", "12:00", "4"],
  ]);
  expect(change("always")).toEqual([
    ["hub_windows", "12:00", "12:00", undefined],
    ["hub_capacities", "t", undefined, undefined],
  ]);
});

const capacityOf = (day: string, from_time = "12:00") => ({
  value: { ...own, from_time, day, capacity: 5 },
  version: `${day} ${from_time}`,
});
const capacities = [
  ...["1", "4", cell.date, "2026-11-26", "2026-11-27", "2026-11-12"].map((day) => capacityOf(day)),
  capacityOf("4", "10:00"),
  capacityOf(cell.date, "10:00"),
  { value: { ...capacityOf(cell.date).value, kind: "delivery" }, version: "delivery" },
  { value: { ...capacityOf("1").value, hub_id: "leiden" }, version: "leiden" },
];

test.each([
  ["day", []],
  ["weekday", ["2026-11-19 12:00"]],
  ["whole-weekday", ["2026-11-19 12:00", "2026-11-19 10:00"]],
  ["always", ["4 12:00", "2026-11-19 12:00"]],
] as const)(
  "places for a wider scope, %s, also hold in the cell that is edited: narrower ones go [SHOP-01]",
  (scope, removed) => {
    const changes = placesChange(cell, 12, scope, { windows, capacities });
    expect(
      changes.filter(({ value }) => value === null).map(({ before }) => before?.version),
    ).toEqual(removed);
  },
);

test.each([
  ["day", []],
  ["weekday", ["2026-11-26"]],
  ["whole-weekday", ["2026-11-26"]],
  ["always", ["1", "2026-11-26", "2026-11-27"]],
] as const)("other days to come with their own places keep them: %s [SHOP-01]", (scope, days) => {
  expect(unchangedDays(cell, scope, { windows, capacities }, "2026-11-19")).toEqual(days);
});

test("a window without a place left is full, however many it has", () => {
  expect([heatOf(0, 24), heatOf(3, 24), heatOf(23, 24), heatOf(24, 24), heatOf(13, 12)]).toEqual([
    0, 1, 4, 5, 5,
  ]);
  expect(shareTaken([{ booked: 12, places: 24 }])).toBe(50);
  expect(shareTaken([{ booked: 0, places: 0 }])).toBeUndefined();
});
