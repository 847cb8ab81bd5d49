import { brand } from "@waslijn/contract/shared/brand";
import {
  calendarContent,
  calendarUid,
  escapeCalendarText,
} from "@waslijn/contract/shared/formats/calendar";

export type CalendarEntry = {
  orderId: string;
  window: "pickup" | "delivery";
  title: string;
  from: string;
  to: string;
  place: string;
};

/** Downloads the windows of an order as an iCalendar file. */
export function saveCalendar(entries: readonly CalendarEntry[]): void {
  const file = new Blob([calendarText(entries, new Date())], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${brand.name.toLowerCase()}.ics`;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Times in UTC, so the file needs no VTIMEZONE. */
export function calendarText(entries: readonly CalendarEntry[], madeAt: Date): string {
  const lines = entries.flatMap(({ orderId, window, title, from, to, place }) => [
    "BEGIN:VEVENT",
    `UID:${calendarUid(orderId, window)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(new Date(from))}`,
    `DTEND:${utc(new Date(to))}`,
    `ORGANIZER;CN="${brand.name}":mailto:${brand.email}`,
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(place ? [`LOCATION:${escapeCalendarText(place.replaceAll("\n", ", "))}`] : []),
    "END:VEVENT",
  ]);
  const all = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${brand.name}//Orders//EN`, ...lines];
  return calendarContent([...all, "END:VCALENDAR"]);
}

const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
