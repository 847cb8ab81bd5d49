import type { VisitorDay, VisitorView, Why } from "@waslijn/contract/console/windows";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { postalDigits, toPostalCode } from "@waslijn/contract/shared/rules";
import { addressRegister } from "../../outside/address-register.ts";
import type { Deps } from "../../deps.ts";
import {
  dayOffers,
  wallTimeOf,
  reach,
  type DayOffer,
  type WindowRefusal,
  type WallTime,
  type WindowQuery,
} from "./times/available-dates.ts";
import { currentCalendars, hubOfPostalDigits } from "./times/calendars.ts";
import { holidayOn } from "./times/dutch-holidays.ts";
import { capacityOn, type HubCalendar } from "./times/hub-calendar.ts";
import { readFullWindows } from "./times/times-repository.ts";

export type PreviewInput = { postalCode: string; houseNumber: string; isNew: boolean };

/** The windows that a visitor at this address would be offered, or the reason for each that is not. */
export async function previewAddress(
  { db, clock }: Pick<Deps, "db" | "clock">,
  input: PreviewInput,
): Promise<VisitorView> {
  const digits = postalDigits(input.postalCode);
  const found = await addressRegister(db)({
    postalCode: toPostalCode(input.postalCode),
    houseNumber: input.houseNumber,
    addition: "",
  });
  const addresses = found.map((address) => address.FormattedAddress.join(", "));
  const calendars = await currentCalendars(db);
  const calendar = hubOfPostalDigits(calendars, digits);
  if (!calendar) {
    return { addresses, hub: null, firstPickup: null, pickups: [], deliveries: [] };
  }
  const area = calendars.areas.find(({ first, last }) => first <= digits && digits <= last);
  const hub = await db
    .selectFrom("hubs")
    .select("name")
    .where("id", "=", calendar.hubId)
    .executeTakeFirstOrThrow();

  const now = wallTimeOf(clock.now());
  const offers = async (query: WindowQuery): Promise<DayOffer[]> => {
    const range = reach(calendar, query, now);
    const { full } = await readFullWindows(db, calendar.hubId, query.kind, range);
    return dayOffers(calendar, query, now, full);
  };
  const pickups = await offers({ kind: "pickup", isNew: input.isNew });
  const firstPickup = firstOpen(pickups);
  const deliveries = firstPickup ? await offers({ kind: "delivery", pickup: firstPickup }) : [];
  return {
    addresses,
    hub: { id: calendar.hubId, name: hub.name, area: `${area?.first}–${area?.last}` },
    firstPickup,
    pickups: pickups.map((day) => describe(day, calendar, "pickup")),
    deliveries: deliveries.map((day) => describe(day, calendar, "delivery")),
  };
}

function firstOpen(days: DayOffer[]): WallTime | null {
  for (const { date, hours } of days) {
    const hour = hours.find(({ refusal }) => !refusal);
    if (hour) return { date, time: hour.from };
  }
  return null;
}

function describe(
  { date, hours, refusal }: DayOffer,
  calendar: HubCalendar,
  kind: WindowKind,
): VisitorDay {
  const reasonOf = (code: WindowRefusal): Why => ({
    code,
    about: ABOUT[code]?.(date, calendar) ?? "",
  });
  const why = (from: string, code: WindowRefusal): Why => {
    const window = calendar.windows[kind].find((one) => one.from === from);
    const hasNone = code === "full" && window && capacityOn(window, date) === 0;
    return hasNone ? { code: "no-places", about: "" } : reasonOf(code);
  };
  return {
    date,
    open: hours.filter((hour) => !hour.refusal).map((hour) => hour.from),
    closed: refusal
      ? []
      : hours.flatMap((hour) =>
          hour.refusal ? [{ from: hour.from, why: why(hour.from, hour.refusal) }] : [],
        ),
    why: refusal ? reasonOf(refusal) : null,
  };
}

/** Parameter of each reason, for the text that explains it. */
const ABOUT: Partial<Record<WindowRefusal, (date: string, calendar: HubCalendar) => string>> = {
  "cut-off": (_, { sameDayCutoff }) => sameDayCutoff,
  "new-customer": (_, { newCustomerLeadDays }) => String(newCustomerLeadDays),
  "beyond-horizon": (_, { horizonDays }) => String(horizonDays),
  holiday: (date) => holidayOn(date) ?? "",
  closure: (date, { closures }) => closures.get(date) ?? "",
};
