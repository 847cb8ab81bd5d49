import { expect, it } from "vitest";
import { calendarText } from "./save-calendar.ts";

it("a window becomes an entry at its instants, with commas and lines kept apart", () => {
  const entry = {
    id: "W-1-pickup",
    title: "Pickup, Waslijn",
    from: "2026-11-19T10:00:00+01:00",
    to: "2026-11-19T12:00:00+01:00",
    place: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  };
  const text = calendarText([entry], new Date("2026-11-16T08:00:00Z"));
  expect(text).toContain("DTSTART:20261119T090000Z\r\nDTEND:20261119T110000Z\r\n");
  expect(text).toContain('ORGANIZER;CN="Waslijn":mailto:hallo@waslijn.example\r\n');
  expect(text).toContain("SUMMARY:Pickup\\, Waslijn\r\n");
  expect(text).toContain("LOCATION:Lange Veerstraat 18-A\\, 2011 DB Haarlem\r\n");
});
