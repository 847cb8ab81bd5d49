import { postalDigits, toPostalCode } from "@waslijn/contract/shared/rules";
import { addressRegister } from "../../outside/address-register.ts";
import type { Work } from "../../work.ts";
import {
  dayOffers,
  wallTimeOf,
  reach,
  type DayOffer,
  type WallTime,
  type Wish,
} from "../times/available-dates.ts";
import { currentCalendars, hubOfPostalDigits } from "../times/calendars.ts";
import { holidayOn } from "../times/dutch-holidays.ts";
import type { HubCalendar } from "../times/hub-calendar.ts";
import { readFullWindows } from "../times/times-repository.ts";

export type PreviewInput = { postalCode: string; houseNumber: string; isNew: boolean };

export type PreviewDay = {
  date: string;
  /** First hours of the windows that can be chosen. */
  open: string[];
  /** First hours of the windows that can not, with why. */
  closed: { from: string; why: string }[];
  /** Why the whole day is missing. */
  why: string | null;
};

export type Preview = {
  /** As the register has it; the address services of others are not asked. */
  addresses: string[];
  hub: { id: string; name: string; area: string } | null;
  firstPickup: WallTime | null;
  pickups: PreviewDay[];
  deliveries: PreviewDay[];
};

/** What a visitor at this address would be offered, and why not where nothing is. */
export const previewAddress: Work<PreviewInput, Preview> = async ({ db, clock }, input) => {
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
  const offers = async (wish: Wish): Promise<DayOffer[]> => {
    const range = reach(calendar, wish, now);
    const { full } = await readFullWindows(db, calendar.hubId, wish.kind, range);
    return dayOffers(calendar, wish, now, full);
  };
  const pickups = await offers({ kind: "pickup", isNew: input.isNew });
  const firstPickup = firstOpen(pickups);
  const deliveries = firstPickup ? await offers({ kind: "delivery", pickup: firstPickup }) : [];
  return {
    addresses,
    hub: { id: calendar.hubId, name: hub.name, area: `${area?.first}–${area?.last}` },
    firstPickup,
    pickups: pickups.map((day) => describe(day, calendar)),
    deliveries: deliveries.map((day) => describe(day, calendar)),
  };
};

function firstOpen(days: DayOffer[]): WallTime | null {
  for (const { date, hours } of days) {
    const hour = hours.find(({ refusal }) => !refusal);
    if (hour) return { date, time: hour.from };
  }
  return null;
}

function describe({ date, hours, refusal }: DayOffer, calendar: HubCalendar): PreviewDay {
  const say = (reason: NonNullable<typeof refusal>): string => WHY[reason](date, calendar);
  return {
    date,
    open: hours.filter((hour) => !hour.refusal).map((hour) => hour.from),
    closed: refusal
      ? []
      : hours.flatMap((hour) =>
          hour.refusal ? [{ from: hour.from, why: say(hour.refusal) }] : [],
        ),
    why: refusal ? say(refusal) : null,
  };
}

const WHY: Record<
  NonNullable<DayOffer["refusal"]>,
  (date: string, calendar: HubCalendar) => string
> = {
  past: () => "past",
  "cut-off": (_, { sameDayCutoff }) => `after the cut-off of ${sameDayCutoff}`,
  "new-customer": (_, { newCustomerLeadDays }) =>
    `a new customer's bag travels ${newCustomerLeadDays} days of post`,
  turnaround: () => "before the turnaround of 2 working days",
  "beyond-horizon": (_, { horizonDays }) => `more than ${horizonDays} days ahead`,
  "no-operating-day": () => "closed on this weekday",
  holiday: (date) => `holiday (${holidayOn(date) ?? ""})`,
  closure: (date, { closures }) => `closed (${closures.get(date) ?? ""})`,
  "no-such-window": () => "no windows",
  full: () => "full",
};
