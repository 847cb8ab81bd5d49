import type { AvailableDate } from "@waslijn/contract/customer/times";
import type { Deps } from "../../../deps.ts";
import {
  wallTimeOf,
  reach,
  type WallTime,
  type WindowQuery,
  availableDates,
  refusalOf,
} from "./available-dates.ts";
import { catalogueRevision } from "../cache-by-revision.ts";
import {
  calendarsOfRevision,
  knownCalendars,
  type Calendars,
  hubOfPostalDigits,
} from "./calendars.ts";
import type { HubCalendar } from "./hub-calendar.ts";
import { readFullWindows } from "./times-repository.ts";
import { postalDigits } from "@waslijn/contract/shared/rules";
import { ApiProblem } from "../../../api-problem.ts";

const MOST_CACHED = 500;

type Cache = { minute: string; lists: Map<string, AvailableDate[]> };
const cacheByCalendar = new WeakMap<HubCalendar, Cache>();

/**
 * Caches a hub's list for one minute, for all callers. A changed calendar is a new object, so its cache starts empty.
 */
function rememberDates(
  calendar: HubCalendar,
  query: WindowQuery,
  now: WallTime,
  full: ReadonlySet<string>,
): AvailableDate[] {
  const minute = `${now.date} ${now.time}`;
  let cache = cacheByCalendar.get(calendar);
  if (cache?.minute !== minute || cache.lists.size >= MOST_CACHED) {
    cache = { minute, lists: new Map() };
    cacheByCalendar.set(calendar, cache);
  }
  const question = JSON.stringify([query, ...full]);
  const known = cache.lists.get(question);
  if (known) return known;
  const dates = canFollow(calendar, query, now) ? availableDates(calendar, query, now, full) : [];
  cache.lists.set(question, dates);
  return dates;
}

/** No delivery without an offered pickup; a pickup that is full now still counts, because it may become free. */
function canFollow(calendar: HubCalendar, query: WindowQuery, now: WallTime): boolean {
  if (query.kind === "pickup" || query.isBooked) return true;
  return !refusalOf(calendar, { kind: "pickup", isNew: false }, now, query.pickup);
}

type FindHub = (calendars: Calendars) => HubCalendar | undefined;

/** Available windows of a hub from its current calendar; undefined when no hub is found. */
export async function listTimes(
  { db, clock }: Pick<Deps, "db" | "clock">,
  findHub: FindHub,
  query: WindowQuery,
): Promise<AvailableDate[] | undefined> {
  const now = wallTimeOf(clock.now());
  let calendars = await knownCalendars(db);
  for (;;) {
    const calendar = findHub(calendars);
    const { revision, full } = calendar
      ? await readFullWindows(db, calendar.hubId, query.kind, reach(calendar, query, now))
      : { revision: await catalogueRevision(db), full: new Set<string>() };
    if (revision !== calendars.revision) {
      calendars = await calendarsOfRevision(db, revision);
      continue;
    }
    if (!calendar) return undefined;
    return rememberDates(calendar, query, now, full);
  }
}

/** A date without time stands for its last window, so that the delivery is possible after any pickup of that day. */
export function pickupMoment(calendar: HubCalendar | undefined, pickup: string): WallTime {
  const [date = "", time] = pickup.split("T");
  return { date, time: time?.slice(0, 5) ?? calendar?.windows.pickup.at(-1)?.from ?? "00:00" };
}

/** The first free window of a list that passes the filter. */
export function firstWindow(
  dates: readonly AvailableDate[],
  isWanted: (window: WallTime) => boolean = () => true,
): WallTime | undefined {
  for (const { date, hours } of dates) {
    const hour = hours.find(({ available, from }) => available && isWanted({ date, time: from }));
    if (hour) return { date, time: hour.from };
  }
  return undefined;
}

/** Available windows at a postal code; throws `outside_service_area` without a hub. */
export async function listPostalTimes(
  deps: Pick<Deps, "db" | "clock">,
  postalCode: string,
  query: WindowQuery,
): Promise<AvailableDate[]> {
  const digits = postalDigits(postalCode);
  const dates = await listTimes(deps, (all) => hubOfPostalDigits(all, digits), query);
  if (!dates) throw new ApiProblem("outside_service_area");
  return dates;
}
