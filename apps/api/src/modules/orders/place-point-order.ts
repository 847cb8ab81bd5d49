import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import type { ServicePointRow } from "../catalogue/service-points-repository.ts";
import type { WallTime } from "../catalogue/times/available-dates.ts";
import { firstWindow, listTimes } from "../catalogue/times/list-times.ts";
import type { RequestKey } from "./idempotency.ts";
import { placeOnce, type Arrangement } from "./place-once.ts";
import type { LimitPlacing } from "./placing-limits.ts";
import {
  frameOf,
  slotsOf,
  timestampOf,
  windowColumns,
  offeredWindows,
  windowAnswer,
} from "./windows.ts";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Env } from "../../env.ts";
import type { Booking, NewOrder } from "./booking.ts";
import { orderMails } from "./mail-recipients.ts";
import type { B2bOrderBody } from "@waslijn/contract/customer/orders";
import { readNames } from "../catalogue/catalogue-repository.ts";
import type { Calendars } from "../catalogue/times/calendars.ts";
import { refuseField } from "./orderer.ts";

type CodeOrder = {
  kind: "retail" | "collection";
  point: ServicePointRow;
  key: RequestKey | undefined;
  device: string | null;
  limited: LimitPlacing;
};

/** Books the first free window; retries with the next when a concurrent order takes it. */
export async function placeCodeOrder(deps: Deps, order: CodeOrder): Promise<object> {
  for (const tried = new Set<string>(); ;) {
    let pickup: WallTime | undefined;
    try {
      return await placeOnce(deps, order.key, async () => {
        // Listed again in every attempt, so that the window comes from the current calendars.
        pickup = await firstPickup(deps, order.point.hub_id, tried);
        if (!pickup) throw new ApiProblem("slot_taken", { window: "pickup" });
        return order.limited(arrange(deps, order, pickup));
      });
    } catch (error) {
      const hasFilled = error instanceof ApiProblem && error.type === "slot_taken";
      if (!pickup || !hasFilled) throw error;
      tried.add(timestampOf(pickup));
    }
  }
}

async function firstPickup(
  deps: Deps,
  hubId: string,
  tried: ReadonlySet<string>,
): Promise<WallTime | undefined> {
  const query = { kind: "pickup", isNew: false } as const;
  const dates = (await listTimes(deps, ({ hubs }) => hubs.get(hubId), query)) ?? [];
  return firstWindow(dates, (window) => !tried.has(timestampOf(window)));
}

function arrange(deps: Deps, { kind, point, device }: CodeOrder, pickup: WallTime): Arrangement {
  const windows = { pickup, delivery: undefined };
  const id = newId();
  const date = amsterdamDate(deps.clock.now());
  const limited =
    kind === "retail"
      ? { limit: point.daily_limit }
      : { limit: point.collection_limit, tell_as: "collections" as const };
  return {
    windows: slotsOf(windows),
    count: { subject: `${kind}:${point.id}`, date, ...limited },
    limitProblem: kind === "retail" ? "orders_limit_reached" : "items_limit_reached",
    order: {
      ...pointOrder(point, device),
      id,
      kind,
      ...windowColumns(windows),
      services: [],
      bags: null,
    },
    mails: pointMail(deps.env, point),
    answer: { id, pickupTime: timestampOf(pickup), frames: { pickup: frameOf(pickup) } },
  };
}

const languageOf = (point: ServicePointRow): Language => (point.language === "en" ? "en" : "nl");

const pointOrder = (point: ServicePointRow, device: string | null) =>
  ({
    hub_id: point.hub_id,
    user_id: null,
    company_id: null,
    service_point_id: point.id,
    language: languageOf(point),
    notes: "",
    coupon_code: "",
    discount: null,
    contact: { name: point.company, email: point.email },
    pickup_location: null,
    delivery_location: null,
    has_bag: null,
    device,
  }) satisfies Partial<NewOrder>;

const pointMail = (env: Env, point: ServicePointRow): Booking["mails"] =>
  orderMails(env, [
    { kind: "location-order", recipient: point.email, language: languageOf(point) },
  ]);

/** An order of a business location, validated against the calendars and ready to book. */
export async function arrangeB2bOrder(
  deps: Deps,
  calendars: Calendars,
  body: B2bOrderBody,
  point: ServicePointRow,
  device: string | null,
): Promise<Arrangement> {
  const now = deps.clock.now();
  const hub = calendars.hubs.get(point.hub_id);
  if (!hub) throw new ApiProblem("slot_not_offered", { window: "pickup" });
  const services = await knownServices(deps, body.services);
  const windows = offeredWindows(hub, now, { ...body, isNew: false });
  const id = newId();
  return {
    windows: slotsOf(windows),
    count: { subject: `b2b:${point.id}`, date: amsterdamDate(now), limit: point.daily_limit },
    order: {
      ...pointOrder(point, device),
      id,
      kind: "b2b",
      ...windowColumns(windows),
      services,
      bags: body.pickupPacksQty,
    },
    mails: pointMail(deps.env, point),
    answer: {
      id,
      status: "placed",
      services,
      pickupPacksQty: body.pickupPacksQty,
      ...windowAnswer(windows),
    },
  };
}

async function knownServices({ db }: Deps, wanted: readonly string[]): Promise<string[]> {
  const { businessServices } = await readNames(db, "nl");
  const known = new Set(businessServices.map((service) => service.droplocker));
  if (!wanted.every((service) => known.has(service))) throw refuseField("services", "unknown");
  return [...new Set(wanted)];
}
