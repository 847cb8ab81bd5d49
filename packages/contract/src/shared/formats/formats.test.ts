import {
  formatDate,
  formatDateOfYear,
  formatFormalDate,
  formatFormalMoment,
  formatLongDate,
  formatWholeDate,
  formatShortDate,
  formatWindow,
} from "./dates.ts";
import { formatHours, formatShortHours, formatSixties } from "./hours.ts";
import {
  formatCents,
  formatKilos,
  formatNumber,
  formatPlain,
  formatPlainCents,
  formatShare,
} from "./money.ts";
import { formatEuros } from "./prices.ts";
import { formatSpan } from "./spans.ts";
import { formatLongWindow, formatMoment, formatMonth } from "./times.ts";
import { formatDays, formatList } from "./weekdays.ts";
import { describe, expect, test } from "vitest";

const TODAY = "2026-11-17";
const DAY = "2026-11-03";

describe("money and numbers", () => {
  test("euros have their sign and two decimals, a credit a minus in front [BILL-04]", () => {
    expect(formatCents(6246, "nl")).toBe("€\u00a062,46");
    expect(formatEuros(1250, "en")).toBe("€1,250.00");
    expect(formatCents(-639, "nl")).toBe("−\u0020€\u00a06,39");
    expect(formatCents(-639, "en")).toBe("− €6.39");
  });

  test("a spreadsheet and a field get decimals without grouping or sign", () => {
    expect(formatPlainCents(125_000, "nl")).toBe("1250,00");
    expect(formatPlainCents(-5, "en")).toBe("-0.05");
    expect(formatPlain(7.5, "nl")).toBe("7,5");
    expect(formatPlain(33.333, "en", 1)).toBe("33.3");
  });

  test("numbers are grouped in the language", () => {
    expect([formatNumber(1842.25, "nl"), formatNumber(1842.25, "nl", 1)]).toEqual([
      "1.842,25",
      "1.842,3",
    ]);
    expect(formatNumber(1842, "en")).toBe("1,842");
    expect(formatKilos(7.5, "nl")).toBe("7,5 kg");
    expect([formatShare(0.966, "nl"), formatShare(1, "en")]).toEqual(["96,6%", "100%"]);
    expect(formatShare(2 / 3, "nl", 0)).toBe("67%");
  });
});

describe("days", () => {
  test.each([
    [formatDate, "dinsdag 03 november", "Tuesday 03 November"],
    [formatLongDate, "dinsdag 3 november", "Tuesday 3 November"],
    [formatWholeDate, "dinsdag 3\u00a0november", "Tuesday 3\u00a0November"],
    [formatShortDate, "di 3 nov", "Tue 3 Nov"],
    [formatDateOfYear, "3 nov 2026", "3 Nov 2026"],
    [formatFormalDate, "3 november 2026", "3 November 2026"],
  ])("%o reads the same in both languages [TIME-16]", (format, nl, en) => {
    expect([format(DAY, "nl"), format(DAY, "en")]).toEqual([nl, en]);
  });

  test("a span names its month once, and one day its weekday", () => {
    expect(formatSpan("2026-11-17", "2026-11-30", "nl")).toBe("17–30 november");
    expect(formatSpan(DAY, DAY, "nl")).toBe("dinsdag 3 november");
  });

  test("operating days are a phrase [TIME-02]", () => {
    expect(formatDays([6, 1, 2, 3, 4, 5], "nl")).toBe("maandag t/m zaterdag");
    expect(formatDays([1, 3, 5], "en")).toBe("Monday, Wednesday and Friday");
    expect(formatDays([], "nl")).toBe("");
    expect(formatList(["a", "b", "c"], "nl")).toBe("a, b en c");
  });
});

describe("windows", () => {
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
    expect(formatShortHours(window)).toBe("10:30–12");
  });

  test("a letter names day and hours", () => {
    expect(formatLongWindow(DAY, "08:00", "nl")).toBe("dinsdag 3 november, 08:00 – 10:00");
  });
});

describe("moments", () => {
  test("a moment of today is a time, of another day has its day, by Amsterdam's clock", () => {
    expect(formatMoment("2026-11-17T12:42:00Z", TODAY, "nl")).toBe("13:42");
    expect(formatMoment("2026-11-16T23:30:00Z", TODAY, "nl")).toBe("00:30");
    expect(formatMoment("2026-11-15T13:32:00Z", TODAY, "nl")).toBe("zo 15 nov 14:32");
    expect(formatMonth("2026-10-31T23:30:00Z", "nl")).toBe("november 2026");
    expect(formatFormalMoment(new Date("2026-11-17T12:42:00Z"), "nl")).toBe(
      "17 november 2026 om 13:42",
    );
  });

  test("what is left is minutes and seconds", () => {
    expect([120, 65, 9].map(formatSixties)).toEqual(["2:00", "1:05", "0:09"]);
  });
});
