import { GRID_DAYS } from "@waslijn/contract/console/codes";
import type {
  GridDay,
  ShutDay,
  WindowCell,
  WindowRow,
  WindowsGrid,
} from "@waslijn/contract/console/windows";
import { addDays, addHours, amsterdamDate, weekday } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { closedOn, windowKey } from "../catalogue/times/available-dates.ts";
import { currentCalendars } from "../catalogue/times/calendars.ts";
import { holidayOn } from "../catalogue/times/dutch-holidays.ts";
import { capacityOn, type HubCalendar } from "../catalogue/times/hub-calendar.ts";

/** How far ahead holidays are listed; days that somebody closed always are, to be opened again. */
const SHUT_DAYS = 92;

type GridQuery = {
  hub?: string | undefined;
  from?: string | undefined;
  kind?: WindowKind | undefined;
};

/** Two weeks of a hub's windows, with bookings and capacity (SHOP-01). */
export async function viewWindows(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { hub: hubId, from: first, kind = "pickup" }: GridQuery,
): Promise<WindowsGrid> {
  const today = amsterdamDate(clock.now());
  const from = first ?? today;
  const hubs = await db.selectFrom("hubs").select(["id", "name"]).orderBy("name").execute();
  const hub = hubs.find(({ id }) => id === hubId) ?? hubs[0];
  const calendar = hub && (await currentCalendars(db)).hubs.get(hub.id);
  if (!hub || !calendar) return { hub: null, hubs, kind, from, days: [], rows: [], shut: [] };
  const dates = Array.from({ length: GRID_DAYS }, (_, index) => addDays(from, index));
  return {
    hub,
    hubs,
    kind,
    from,
    days: dates.map((date) => dayOf(calendar, date)),
    rows: await readRows(db, calendar, kind, dates),
    shut: await readShut(db, calendar, today),
  };
}

function dayOf(calendar: HubCalendar, date: string): GridDay {
  const why = closedOn(calendar, date);
  if (why === "closure") {
    return { date, closed: "closure", reason: calendar.closures.get(date) ?? "" };
  }
  if (why === "holiday") return { date, closed: "holiday", reason: holidayOn(date) ?? "" };
  return { date, closed: why === undefined ? null : "weekday", reason: null };
}

async function readRows(
  db: Db,
  calendar: HubCalendar,
  kind: WindowKind,
  dates: string[],
): Promise<WindowRow[]> {
  const slots = await db
    .selectFrom("slots")
    .select(["date", "from_time", "booked"])
    .where("hub_id", "=", calendar.hubId)
    .where("kind", "=", kind)
    .where("date", "in", dates)
    .where("booked", ">", 0)
    .execute();
  const booked = new Map(slots.map((slot) => [windowKey(slot.date, slot.from_time), slot.booked]));
  // Includes windows that are no longer offered but still have bookings.
  const windows = calendar.windows[kind];
  const times = new Set([...windows.map((one) => one.from), ...slots.map((one) => one.from_time)]);
  return [...times].sort().map((from) => ({
    from,
    to: addHours(from, WINDOW_HOURS),
    cells: dates.map((date): WindowCell => {
      const window = windows.find((one) => one.from === from);
      return {
        date,
        booked: booked.get(windowKey(date, from)) ?? 0,
        places: window ? capacityOn(window, date) : 0,
        by: placesBy(window?.days, date),
      };
    }),
  }));
}

function placesBy(days: ReadonlyMap<string, number> | undefined, date: string): WindowCell["by"] {
  if (days?.has(date)) return "day";
  return days?.has(String(weekday(date))) ? "weekday" : "window";
}

/** Future closed days, each with its remaining bookings. */
async function readShut(db: Db, calendar: HubCalendar, today: string): Promise<ShutDay[]> {
  const sums = await db
    .selectFrom("slots")
    .select(({ fn }) => ["date", fn.sum<string>("booked").as("booked")])
    .where("hub_id", "=", calendar.hubId)
    .where("date", ">=", today)
    .where("booked", ">", 0)
    .groupBy("date")
    .execute();
  const bookedOn = new Map(sums.map(({ date, booked }) => [date, Number(booked)]));
  const shut: ShutDay[] = [];
  const near = addDays(today, SHUT_DAYS);
  const days = Array.from({ length: SHUT_DAYS + 1 }, (_, index) => addDays(today, index));
  const later = [...calendar.closures.keys()].filter((date) => date > near).sort();
  for (const date of [...days, ...later]) {
    const { closed, reason } = dayOf(calendar, date);
    if (closed === null || closed === "weekday") continue;
    shut.push({ date, closed, reason: reason ?? "", booked: bookedOn.get(date) ?? 0 });
  }
  return shut;
}
