import { expect, test } from "vitest";
import { firstOf } from "./check-address.ts";

const hour = (from: string, available: boolean) => ({ from, to: "20:00", available });

test("the first pickup is the first window that is free", () => {
  const dates = [
    { date: "2026-11-17", default: true, hours: [hour("08:00", false)] },
    { date: "2026-11-18", default: false, hours: [hour("08:00", false), hour("10:00", true)] },
  ];
  expect(firstOf(dates)).toEqual({ date: "2026-11-18", time: "10:00" });
  expect(firstOf([])).toBeUndefined();
});
