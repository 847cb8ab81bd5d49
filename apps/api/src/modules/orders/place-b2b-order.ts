import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { B2bOrderBody } from "@waslijn/contract/customer/orders";
import { ApiProblem } from "../../api-problem.ts";
import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import { readNames } from "../catalogue/catalogue-repository.ts";
import type { ServicePointRow } from "../catalogue/service-points-repository.ts";
import type { Calendars } from "../catalogue/times/calendars.ts";
import { refuseField } from "./orderer.ts";
import type { Arrangement } from "./place-once.ts";
import { pointMail, pointOrder } from "./point-order.ts";
import { offeredWindows, slotsOf, windowAnswer, windowColumns } from "./windows.ts";

/** An order of a business location, checked against the calendars and ready to book. */
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
