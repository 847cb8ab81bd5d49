import { describe, expect, test } from "vitest";
import { calendarText } from "./save-calendar.ts";

describe("the calendar file of the placed screen", () => {
  const entry = {
    orderId: "0199f0c0-5a6b-7c8d-9e0f-112233445566",
    window: "pickup" as const,
    title: "Pickup, Waslijn",
    from: "2026-11-19T10:00:00+01:00",
    to: "2026-11-19T12:00:00+01:00",
    place: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  };

  test("a window becomes an entry at its instants, with commas and lines kept apart", () => {
    const text = calendarText([entry], new Date("2026-11-16T08:00:00Z"));
    expect(text).toContain("DTSTART:20261119T090000Z\r\nDTEND:20261119T110000Z\r\n");
    expect(text).toContain('ORGANIZER;CN="Waslijn":mailto:hallo@waslijn.example\r\n');
    expect(text).toContain("SUMMARY:Pickup\\, Waslijn\r\n");
    expect(text).toContain("LOCATION:Lange Veerstraat 18-A\\, 2011 DB Haarlem\r\n");
  });

  test("its entries are those of the mails, which later ones replace [MINE-06]", () => {
    const text = calendarText([entry], new Date("2026-11-16T08:00:00Z"));
    expect(text).toContain(`UID:${entry.orderId}-pickup@waslijn.example\r\n`);
  });

  test("no line is longer than 75 octets [MINE-06]", () => {
    const title = "Ophalen bij de receptie – één zak 👕 ".repeat(4);
    const text = calendarText([{ ...entry, title }], new Date("2026-11-16T08:00:00Z"));
    const longest = Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
  });
});
