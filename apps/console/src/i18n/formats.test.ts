import { expect, test } from "vitest";
import { formatCents, formatMoment } from "./formats.ts";
import { formatHours, formatLongDate, formatWindow } from "./format-window.ts";

const TODAY = "2026-11-17";

test.each([
  ["2026-11-19", "nl", "do 19, 10–12"],
  ["2026-11-04", "en", "Wed 4, 10–12"],
  ["2026-10-26", "nl", "26 okt, 10–12"],
  ["2025-11-19", "nl", "19 nov, 10–12"],
] as const)("a window on %s reads in one glance", (date, language, words) => {
  expect(formatWindow({ date, from: "10:00", to: "12:00" }, TODAY, language)).toBe(words);
});

test("a window with minutes keeps them", () => {
  const window = { date: "2026-11-19", from: "10:30", to: "12:00" };
  expect(formatWindow(window, TODAY, "nl")).toBe("do 19, 10:30–12");
  expect(formatHours(window)).toBe("10:30\u00a0–\u00a012:00");
  expect(formatLongDate(window.date, "nl")).toBe("donderdag 19 november");
});

test("a moment of today is a time, of another day has its day, by Amsterdam's clock", () => {
  expect(formatMoment("2026-11-17T12:42:00Z", TODAY, "nl")).toBe("13:42");
  expect(formatMoment("2026-11-16T23:30:00Z", TODAY, "nl")).toBe("00:30");
  expect(formatMoment("2026-11-15T13:32:00Z", TODAY, "nl")).toBe("zo 15 nov 14:32");
});

test("money is cents until it is written down", () => {
  expect(formatCents(6246, "nl")).toBe("€\u00a062,46");
  expect(formatCents(-639, "en")).toBe("-€6.39");
});
