import { describe, expect, it } from "vitest";
import type { AvailableHour } from "@waslijn/contract/customer/times";
import { hourRows as rowsWith, windowOf } from "./hour-rows.ts";

const hour = (from: string, available = true) => ({ from, to: "23:00", available });
const NOTES = { full: "vol", "too-early": "te vroeg", "by-phone": "bel ons" };
const hourRows = (hours: readonly AvailableHour[]) => rowsWith(hours, NOTES);

describe("hour rows", () => {
  it("show a window as its start and two hours on, whatever its end says [TIME-14]", () => {
    expect(windowOf("08:00").replaceAll("\u00a0", " ")).toBe("08:00 – 10:00");
    expect(hourRows([hour("18:00")])[0]?.label).toContain("20:00");
  });

  it("are never fewer than four [TIME-11]", () => {
    expect(hourRows([])).toHaveLength(4);
    expect(hourRows([hour("08:00")])).toHaveLength(4);
    expect(
      hourRows(["08:00", "10:00", "12:00", "14:00", "16:00"].map((h) => hour(h))),
    ).toHaveLength(5);
  });

  it("pad with rows that cannot be chosen [TIME-12]", () => {
    expect(hourRows([hour("08:00")]).map((row) => row.state)).toEqual([
      "free",
      "blank",
      "blank",
      "blank",
    ]);
  });

  it("keep windows that are full from being chosen [TIME-13]", () => {
    expect(
      hourRows([hour("08:00", false), hour("10:00")])
        .map((row) => row.state)
        .slice(0, 2),
    ).toEqual(["taken", "free"]);
  });

  it("say why a window cannot be chosen: full, too early, or only by phone [TIME-13]", () => {
    const taken = hour("08:00", false);
    const rows = hourRows([
      taken,
      { ...taken, why: "too-early" },
      { ...taken, why: "by-phone" },
      hour("10:00"),
    ]);
    expect(rows.map((row) => row.note)).toEqual(["vol", "te vroeg", "bel ons", undefined]);
  });
});
