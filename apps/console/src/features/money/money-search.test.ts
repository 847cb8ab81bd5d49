import { expect, test } from "vitest";
import { daysLate } from "./bills-list.tsx";
import { lastMonths, validSearch as read } from "./money-search.ts";

test("an address names a list and its filters, and drops what no list has [BOOKS-01]", () => {
  expect(read({})).toEqual({ list: "overdue" });
  expect(
    read({ list: "nonsense", state: "lost", series: 1, month: "2026-13", day: "soon" }),
  ).toEqual({ list: "overdue" });
  expect(
    read({ list: "refunds", state: "failed", search: "de Wit", hub: "haarlem", after: "1.2" }),
  ).toEqual({ list: "refunds", state: "failed", search: "de Wit", hub: "haarlem" });
  expect(read({ list: "days", day: "2026-11-15" })).toEqual({ list: "days", day: "2026-11-15" });
  expect(read({ list: "companies", month: "2026-10" })).toMatchObject({ month: "2026-10" });
});

test("a bill is late by whole days, also over a change of the clock [BOOKS-01]", () => {
  expect(daysLate("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysLate("2026-11-16", "2026-11-16")).toBe(0);
  expect(daysLate("2026-11-20", "2026-11-16")).toBe(0);
});

test("companies are shown for a month that is over [BOOKS-01]", () => {
  expect(lastMonths("2026-11-16", 2)).toEqual(["2026-10", "2026-09"]);
  expect(lastMonths("2027-01-01", 2)).toEqual(["2026-12", "2026-11"]);
});
