import { brand } from "@waslijn/contract/shared/brand";

export type CalendarEntry = { id: string; title: string; from: string; to: string; place: string };

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
  const lines = entries.flatMap(({ id, title, from, to, place }) => [
    "BEGIN:VEVENT",
    `UID:${id}@${brand.name.toLowerCase()}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(new Date(from))}`,
    `DTEND:${utc(new Date(to))}`,
    `ORGANIZER;CN="${brand.name}":mailto:${brand.email}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    "END:VEVENT",
  ]);
  const all = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${brand.name}//Orders//EN`, ...lines];
  return `${[...all, "END:VCALENDAR"].join("\r\n")}\r\n`;
}

const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
const escaped = (text: string): string =>
  text.replaceAll(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\, ");
