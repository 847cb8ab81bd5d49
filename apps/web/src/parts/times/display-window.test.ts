import { describe, expect, it } from "vitest";
import { displayDate, shortWindow } from "./hour-rows.ts";

describe("a moment in words", () => {
  it("is weekday, day and month in the language in use [TIME-16]", () => {
    expect(displayDate("2026-11-17", "en", "")).toBe("Tuesday 17 November");
    expect(displayDate("2026-11-17", "nl", "")).toBe("dinsdag 17 november");
    expect(displayDate("2026-12-01", "en", "")).toBe("Tuesday 01 December");
  });

  it("is an invitation to choose when the date is none [TIME-15]", () => {
    for (const date of ["", "no date", "2026-13-45"]) {
      expect(displayDate(date, "en", "Select date & time")).toBe("Select date & time");
    }
  });

  it("shows times as HH:mm [TIME-17]", () => {
    expect(shortWindow("2026-11-19", "08:00", "nl").replaceAll("\u00a0", " ")).toBe(
      "do 19 nov, 08:00 – 10:00",
    );
  });
});
