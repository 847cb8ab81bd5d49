import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../deps.ts";
import { countingMisses } from "../../../http/limits/rate-limits.ts";
import { serve } from "../../../http/serve.ts";
import { findServicePoint } from "../service-points-repository.ts";
import type { WindowQuery } from "./available-dates.ts";
import { knownCalendars, type Calendars } from "./calendars.ts";
import { listPostalTimes, firstWindow, listTimes, pickupMoment } from "./list-times.ts";

export function timesRoutes(app: FastifyInstance, deps: Deps): void {
  const listForCode = async (
    request: FastifyRequest,
    { code, type, pickup }: { code: string; type: WindowKind; pickup?: string },
  ): Promise<AvailableDate[]> => {
    const point = await countingMisses(deps, request, () => findServicePoint(deps.db, "b2b", code));
    const findHub = ({ hubs }: Calendars) => hubs.get(point.hub_id);
    const pickups: WindowQuery = { kind: "pickup", isNew: false };
    if (type === "pickup") return (await listTimes(deps, findHub, pickups)) ?? [];
    const moment = pickup
      ? pickupMoment(findHub(await knownCalendars(deps.db)), pickup)
      : firstWindow((await listTimes(deps, findHub, pickups)) ?? []);
    return (moment && (await listTimes(deps, findHub, { kind: type, pickup: moment }))) ?? [];
  };

  serve(app, deps, "listPickups", ({ query, reply }) => {
    writeOnce(reply);
    return listPostalTimes(deps, query.postalCode, { kind: "pickup", isNew: query.isNew === "1" });
  });
  serve(app, deps, "listDeliveries", ({ query, reply }) => {
    writeOnce(reply);
    const pickup = pickupMoment(undefined, query.pickupDate);
    return listPostalTimes(deps, query.postalCode, { kind: "delivery", pickup });
  });
  serve(app, deps, "listB2bTimes", ({ params, request }) => listForCode(request, params));
  serve(app, deps, "listB2bTimesForPickup", ({ params, request }) => listForCode(request, params));
}

const written = new WeakMap<object, string>();

/** Caches the serialised JSON of a list that many requests share. */
function writeOnce(reply: FastifyReply): void {
  reply.header("content-type", "application/json; charset=utf-8").serializer((list: object) => {
    const text = written.get(list) ?? JSON.stringify(list);
    written.set(list, text);
    return text;
  });
}
