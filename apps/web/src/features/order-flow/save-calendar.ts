import { brand } from "@waslijn/contract/shared/brand";

export type CalendarEntry = { id: string; title: string; from: string; to: string; place: string };

/** Offers the windows of an order as a file that every calendar opens. */
export function saveCalendar(entries: readonly CalendarEntry[]): void {
  const file = new Blob([calendarText(entries, new Date())], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${brand.name.toLowerCase()}.ics`;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Instants in UTC, so that it needs no rules of a time zone. */
export function calendarText(entries: readonly CalendarEntry[], madeAt: Date): string {
  const lines = entries.flatMap(({ id, title, from, to, place }) => [
    "BEGIN:VEVENT",
    `UID:${id}@${brand.name.toLowerCase()}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(new Date(from))}`,
    `DTEND:${utc(new Date(to))}`,
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
