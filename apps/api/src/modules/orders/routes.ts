import type { ServicePointKind } from "@waslijn/contract/customer/locations";
import type {
  B2bOrderPlaced,
  CodeOrderPlaced,
  OrderPlaced,
} from "@waslijn/contract/customer/orders";
import { TABLET_KEY_HOURS } from "@waslijn/contract/shared/constants";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { countingMisses } from "../../http/limits/rate-limits.ts";
import { serve } from "../../http/serve.ts";
import { lookUpPromoCode } from "../catalogue/promo-code.ts";
import { findServicePoint } from "../catalogue/service-points-repository.ts";
import { withOrderLink } from "./order-link.ts";
import { deviceOf, findTabletAnswer, requestKey } from "./idempotency.ts";
import { findOrderer, type Orderer } from "./orderer.ts";
import { arrangeB2bOrder, placeCodeOrder } from "./place-point-order.ts";
import { arrangeOrder, checkOrderBody } from "./place-order.ts";
import { placeOnce } from "./place-once.ts";
import { limitPlacing } from "./placing-limits.ts";

/** The database returns stored response bodies; the response schemas validate them. */
export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const findPoint = (request: FastifyRequest, kind: ServicePointKind, code: string) =>
    countingMisses(deps, request, () => findServicePoint(deps.db, kind, code));

  serve(app, deps, "placeOrder", async ({ body, principal, language, request }) => {
    const key = requestKey(request, deps, body);
    const device = deviceOf(request) ?? null;
    const limited = limitPlacing(deps, request, principal, device);
    let orderer: Orderer | undefined;
    const lookUpPromo = (typed: string) =>
      lookUpPromoCode(deps, request, { typed, field: "order.couponCode" });
    const answer = await placeOnce(deps, key, async (calendars) => {
      checkOrderBody(body);
      orderer ??= await findOrderer(deps, principal, body, language);
      return limited(await arrangeOrder(deps, calendars, body, orderer, { device, lookUpPromo }));
    });
    return withOrderLink(deps.secrets, answer, language) as OrderPlaced;
  });

  serve(app, deps, "placeB2bOrder", async ({ body, principal, language, request }) => {
    const key = requestKey(request, deps, body);
    const device = deviceOf(request) ?? null;
    const limited = limitPlacing(deps, request, principal, device);
    const point = await findPoint(request, "b2b", body.code);
    const answer = await placeOnce(deps, key, async (calendars) =>
      limited(await arrangeB2bOrder(deps, calendars, body, point, device)),
    );
    return withOrderLink(deps.secrets, answer, language) as B2bOrderPlaced;
  });

  for (const [name, kind] of [
    ["placeRetailOrder", "retail"],
    ["placeCollection", "collection"],
  ] as const) {
    serve(app, deps, name, async ({ body, principal, language, request }) => {
      const key = requestKey(request, deps, body, TABLET_KEY_HOURS);
      const device = deviceOf(request) ?? null;
      const limited = limitPlacing(deps, request, principal, device);
      const point = await findPoint(request, "retail", body.code);
      const answer = await placeCodeOrder(deps, { kind, point, key, device, limited });
      return withOrderLink(deps.secrets, answer, language) as CodeOrderPlaced;
    });
  }

  serve(app, deps, "findCodeOrder", async ({ params, language, request }) => {
    const device = deviceOf(request);
    const found =
      device !== undefined &&
      (await findTabletAnswer(deps.db, { ...params, device }, deps.clock.now()));
    if (!found) throw new ApiProblem("not_found");
    return withOrderLink(deps.secrets, found.answer, language) as CodeOrderPlaced;
  });
}
