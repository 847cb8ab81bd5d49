import { postalDigits } from "@waslijn/contract/shared/rules";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { asksStreet, addressCheck } from "../catalogue/check-address.ts";
import { staffKey } from "../orders/idempotency.ts";
import { isServed } from "../catalogue/service-areas.ts";
import { pickupMoment } from "../catalogue/times/list-times.ts";
import { listDeskTimes } from "./list-desk-times.ts";
import { estimateByPhone, placeByPhone } from "./place-by-phone.ts";
import { findCallers, viewCaller } from "./find-caller.ts";

/** Endpoints for placing an order on the phone: address check, times, estimate, order (DESK-04). */
export function byPhoneRoutes(app: FastifyInstance, deps: Deps): void {
  const check = addressCheck(deps);
  serveConsole(app, deps, "checkCallerAddress", async ({ body, staff }) => ({
    isServed: await isServed(deps.db, postalDigits(body.PostalCode)),
    asksStreet: await asksStreet(deps),
    addresses: await check(body, `staff-${staff.id}`),
  }));
  serveConsole(app, deps, "findCallers", async ({ body }) => ({
    callers: await findCallers(deps.db, body.typed),
  }));
  serveConsole(app, deps, "viewCaller", async ({ params }) => {
    const caller = await viewCaller(deps.db, params.id);
    if (!caller) throw new ApiProblem("not_found");
    return caller;
  });
  serveConsole(app, deps, "estimateByPhone", ({ body, language }) =>
    estimateByPhone(deps, body, language),
  );
  serveConsole(app, deps, "deskPickups", ({ query }) =>
    listDeskTimes(deps, query.postalCode, { kind: "pickup", isNew: query.isNew === "1" }),
  );
  serveConsole(app, deps, "deskDeliveries", ({ query }) => {
    const pickup = pickupMoment(undefined, query.pickupDate);
    return listDeskTimes(deps, query.postalCode, { kind: "delivery", pickup });
  });
  serveConsole(app, deps, "placeByPhone", ({ body, staff, request }) =>
    placeByPhone(deps, staff, body, staffKey(request, deps, staff, body)),
  );
}
