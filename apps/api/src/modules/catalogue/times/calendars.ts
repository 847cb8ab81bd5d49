import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Db } from "../../../db/client.ts";
import { catalogueRevision } from "../cache-by-revision.ts";
import { isHoliday } from "./dutch-holidays.ts";
import type { HubCalendar } from "./hub-calendar.ts";

type Area = { first: number; last: number; hubId: string };

/** Calendars and service areas of all hubs at one revision. */
export type Calendars = {
  revision: number;
  hubs: ReadonlyMap<string, HubCalendar>;
  /** Sorted by first code descending, then last code ascending: the first match is the innermost range. */
  areas: readonly Area[];
};

const cachedByDatabase = new WeakMap<Db, Promise<Calendars>>();

/** The cached calendars; booking checks whether their revision is still current. */
export function knownCalendars(db: Db): Promise<Calendars> {
  return cachedByDatabase.get(db) ?? reload(db);
}

/** Reloads unless the cached calendars already have this revision. */
export async function calendarsOfRevision(db: Db, revision: number): Promise<Calendars> {
  const known = await knownCalendars(db);
  return known.revision === revision ? known : reload(db);
}

export async function currentCalendars(db: Db): Promise<Calendars> {
  return calendarsOfRevision(db, await catalogueRevision(db));
}

export function hubOfPostalDigits(calendars: Calendars, digits: number): HubCalendar | undefined {
  const area = calendars.areas.find(({ first, last }) => first <= digits && digits <= last);
  return area && calendars.hubs.get(area.hubId);
}

function reload(db: Db): Promise<Calendars> {
  const loading = load(db);
  cachedByDatabase.set(db, loading);
  loading.catch(() => cachedByDatabase.delete(db));
  return loading;
}

/** Reads the revision first: a change during loading leaves an older revision, so the next check reloads. */
async function load(db: Db): Promise<Calendars> {
  const revision = await catalogueRevision(db);
  const hubs = await db.selectFrom("hubs").selectAll().execute();
  const windows = await db.selectFrom("hub_windows").selectAll().orderBy("from_time").execute();
  const capacities = await db.selectFrom("hub_capacities").selectAll().execute();
  const closures = await db.selectFrom("hub_closures").selectAll().execute();
  const areas = await db
    .selectFrom("service_areas")
    .selectAll()
    .orderBy("first_code", "desc")
    .orderBy("last_code")
    .execute();

  const windowsOf = (hubId: string, kind: WindowKind) =>
    windows
      .filter((window) => window.hub_id === hubId && window.kind === kind)
      .map(({ from_time: from, capacity }) => ({
        from,
        capacity,
        days: new Map(
          capacities
            .filter((one) => one.hub_id === hubId && one.kind === kind && one.from_time === from)
            .map((one) => [one.day, one.capacity]),
        ),
      }));
  const calendars = hubs.map((hub): [string, HubCalendar] => [
    hub.id,
    {
      hubId: hub.id,
      operatingDays: hub.operating_days,
      sameDayCutoff: hub.same_day_cutoff,
      newCustomerLeadDays: hub.new_customer_lead_days,
      horizonDays: hub.horizon_days,
      skippedHolidays: hub.skipped_holidays.filter(isHoliday),
      closures: new Map(
        closures.filter((one) => one.hub_id === hub.id).map((one) => [one.date, one.reason]),
      ),
      windows: { pickup: windowsOf(hub.id, "pickup"), delivery: windowsOf(hub.id, "delivery") },
    },
  ]);
  return {
    revision,
    hubs: new Map(calendars),
    areas: areas.map((area) => ({
      first: area.first_code,
      last: area.last_code,
      hubId: area.hub_id,
    })),
  };
}
