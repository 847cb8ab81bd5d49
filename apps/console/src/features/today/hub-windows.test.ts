import { expect, test } from "vitest";
import { windowStands, windowUnits } from "./hub-windows.tsx";

const window = (more: object = {}) => ({
  kind: "pickup" as const,
  from: "12:00",
  to: "14:00",
  done: 2,
  open: 1,
  missed: 1,
  capacity: 5,
  ...more,
});

test("a bar has one block for each stop and each free place [DESK-01]", () => {
  expect(windowUnits(window())).toEqual(["done", "done", "missed", "open", "free"]);
  expect(windowUnits(window({ capacity: 0 }))).toHaveLength(4);
});

test.each([
  ["13:30", {}, "now"],
  ["14:00", {}, "over"],
  ["11:59", {}, "later"],
  ["11:59", { capacity: 4 }, "full"],
])("at %s a window %j is %s [DESK-01]", (time, more, stands) => {
  expect(windowStands(window(more), "2026-11-17", { date: "2026-11-17", time })).toBe(stands);
});

test("yesterday's are over and tomorrow's later", () => {
  const now = { date: "2026-11-17", time: "13:00" };
  expect(windowStands(window(), "2026-11-16", now)).toBe("over");
  expect(windowStands(window(), "2026-11-18", now)).toBe("later");
});
