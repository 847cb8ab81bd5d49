import { describe, expect, it } from "vitest";
import {
  canChoose,
  firstFreeHour,
  isOffered,
  LOADING,
  shownDate,
  type DateList,
} from "./date-list.ts";

const day = (date: string, ...free: boolean[]) => ({
  date,
  default: false,
  hours: free.map((available, index) => ({
    from: `${String(8 + 2 * index).padStart(2, "0")}:00`,
    to: "20:00",
    available,
  })),
});
const list: DateList = {
  status: "loaded",
  dates: [day("2026-11-17", true), day("2026-11-19", false), day("2026-11-20", false, true)],
};

describe("the shown day", () => {
  it("is the chosen one", () => {
    expect(shownDate(list, { date: "2026-11-17", default: false })).toBe("2026-11-17");
  });

  it("is the first with room after a placeholder that has no service [TIME-08]", () => {
    expect(shownDate(list, { date: "2026-11-18", default: true })).toBe("2026-11-20");
  });

  it("is the first with room when the placeholder lies behind the last day", () => {
    expect(shownDate(list, { date: "2026-12-31", default: true })).toBe("2026-11-17");
  });

  it("is none while nothing is loaded [TIME-10]", () => {
    expect(shownDate(LOADING, { date: "2026-11-18", default: true })).toBeUndefined();
  });
});

describe("a list of days", () => {
  it("offers nothing while it loads, failed, is empty or full [TIME-22] [TIME-23]", () => {
    expect(canChoose(list)).toBe(true);
    expect(canChoose(LOADING)).toBe(false);
    expect(canChoose({ status: "failed" })).toBe(false);
    expect(canChoose({ status: "loaded", dates: [] })).toBe(false);
    expect(canChoose({ status: "loaded", dates: [day("2026-11-19", false, false)] })).toBe(false);
  });

  it("knows whether a window can still be had", () => {
    expect(isOffered(list, "2026-11-20", "10:00")).toBe(true);
    expect(isOffered(list, "2026-11-20", "08:00")).toBe(false);
    expect(isOffered(list, "2026-11-21", "08:00")).toBe(false);
  });

  it("finds the first free window of a day [BIZ-18]", () => {
    expect(firstFreeHour(list, "2026-11-20")).toBe("10:00");
    expect(firstFreeHour(list, "2026-11-19")).toBeUndefined();
  });
});
