import { type Language, WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { MailFile } from "../../outside/mailer.ts";
import { mailWords } from "./mail-words.ts";
import type { MailedOrder } from "./mailed-order.ts";
import { addressOf } from "./order-facts.ts";
import { brand } from "@waslijn/contract/shared/brand";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import {
  calendarContent,
  calendarUid,
  escapeCalendarText,
} from "@waslijn/contract/shared/formats/calendar";

type CalendarEvent = {
  uid: string;
  title: string;
  /** Amsterdam time. */
  date: string;
  from: string;
  place: string;
  description: string;
};

/** The time zone definition for the times below. */
const ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Amsterdam",
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19700329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19701025T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** The state of the order in a file: a higher sequence replaces a lower one. */
type CalendarState = { sequence: number; isCancelled: boolean; at: Date };

function calendarFile(
  filename: string,
  events: readonly CalendarEvent[],
  state: CalendarState,
): MailFile {
  const method = state.isCancelled ? "CANCEL" : "PUBLISH";
  const content = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Orders//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...ZONE,
    ...events.flatMap((event) => eventLines(event, state)),
    "END:VCALENDAR",
  ];
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarContent(content),
  };
}

function eventLines(event: CalendarEvent, { sequence, isCancelled, at }: CalendarState): string[] {
  const wall = (time: string) => `${event.date}T${time}00`.replace(/[-:]/g, "");
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${at.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTART;TZID=Europe/Amsterdam:${wall(event.from)}`,
    `DTEND;TZID=Europe/Amsterdam:${wall(addHours(event.from, WINDOW_HOURS))}`,
    // Required with METHOD (RFC 5546); PUBLISH forbids ATTENDEE.
    `ORGANIZER;CN="${brand.name}":mailto:${brand.email}`,
    `SUMMARY:${escapeCalendarText(event.title)}`,
    `LOCATION:${escapeCalendarText(event.place)}`,
    `DESCRIPTION:${escapeCalendarText(event.description)}`,
    "END:VEVENT",
  ];
}

/** The order's windows as calendar entries; a later file replaces the entries of an earlier one (MINE-06). */
export function windowsFile(
  order: MailedOrder,
  language: Language,
  at = order.created_at,
): MailFile {
  const { confirmation } = mailWords(language);
  const place = addressOf(order).replace(/\n/g, ", ");
  const description = confirmation.eventDescription(order.number);
  const pickup: CalendarEvent = {
    uid: calendarUid(order.id, "pickup"),
    title: confirmation.pickupEvent,
    date: order.pickup_date,
    from: order.pickup_from,
    place,
    description,
  };
  const delivery =
    order.delivery_date && order.delivery_from
      ? [
          {
            ...pickup,
            uid: calendarUid(order.id, "delivery"),
            title: confirmation.deliveryEvent,
            date: order.delivery_date,
            from: order.delivery_from,
          },
        ]
      : [];
  return calendarFile(`${order.number}.ics`, [pickup, ...delivery], {
    sequence: order.version - 1,
    isCancelled: order.status === "cancelled",
    at,
  });
}
