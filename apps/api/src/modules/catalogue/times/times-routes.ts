import type { WindowKind } from "@waslijn/contract/shared/codes";
import { postalDigits } from "@waslijn/contract/shared/rules";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../deps.ts";
import { countingMisses } from "../../../http/limits/rate-limits.ts";
import type { Principal } from "../../../http/principal.ts";
import { serve, type Call } from "../../../http/serve.ts";
import { findServicePoint } from "../service-points-repository.ts";
import type { WindowQuery } from "./available-dates.ts";
import { offerTo } from "./window-shares.ts";
import { hubOfPostalDigits, knownCalendars, type Calendars } from "./calendars.ts";
import { listPostalTimes, firstWindow, listTimes, pickupMoment } from "./list-times.ts";

const NOBODY: Principal = { kind: "nobody" };

export function timesRoutes(app: FastifyInstance, deps: Deps): void {
  const listForCode = async (
    request: FastifyRequest,
    { code, type, pickup }: { code: string; type: WindowKind; pickup?: string },
  ): Promise<AvailableDate[]> => {
    const point = await countingMisses(deps, request, () => findServicePoint(deps.db, "b2b", code));
    const findHub = ({ hubs }: Calendars) => hubs.get(point.hub_id);
    const pickups: WindowQuery = { kind: "pickup", isNew: false };
    const offered = (dates: AvailableDate[] = []) =>
      offerTo(
        deps,
        { request, principal: NOBODY },
        { hubId: point.hub_id, kind: type, dates },
        point.id,
      );
    if (type === "pickup") return offered(await listTimes(deps, findHub, pickups));
    const moment = pickup
      ? pickupMoment(findHub(await knownCalendars(deps.db)), pickup)
      : firstWindow((await listTimes(deps, findHub, pickups)) ?? []);
    return moment ? offered(await listTimes(deps, findHub, { kind: type, pickup: moment })) : [];
  };

  const listForAddress = async (
    call: Call<"listPickups"> | Call<"listDeliveries">,
    windowQuery: WindowQuery,
  ): Promise<AvailableDate[]> => {
    const { query } = call;
    const dates = await listPostalTimes(deps, query.postalCode, windowQuery);
    const hub = hubOfPostalDigits(await knownCalendars(deps.db), postalDigits(query.postalCode));
    if (!hub) return dates;
    return offerTo(deps, call, { hubId: hub.hubId, kind: windowQuery.kind, dates });
  };

  serve(app, deps, "listPickups", (call) => {
    writeOnce(call.reply);
    return listForAddress(call, { kind: "pickup", isNew: call.query.isNew === "1" });
  });
  serve(app, deps, "listDeliveries", (call) => {
    writeOnce(call.reply);
    const pickup = pickupMoment(undefined, call.query.pickupDate);
    return listForAddress(call, { kind: "delivery", pickup });
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
