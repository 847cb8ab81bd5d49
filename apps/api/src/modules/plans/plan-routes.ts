import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { actLimits } from "../orders/act-limits.ts";
import { findLinkedOrder } from "../orders/links/find-linked-order.ts";
import { changePlan } from "./change-plan.ts";
import { setPlan } from "./set-plan.ts";
import { viewPlan } from "./view-plan.ts";
import { ApiProblem } from "../../api-problem.ts";
import { listMyOrders } from "../orders/views/my-orders.ts";
import { listMyPlans } from "./list-my-plans.ts";

/** Plans, by the link of one of their orders. GET changes nothing, because mail scanners open links (PLAN-01). */
export function planRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "orderPlan", async ({ params, request }) =>
    viewPlan(deps, await findLinkedOrder(deps, request, params.token)),
  );
  serve(app, deps, "setPlan", async ({ params, body, request }) => {
    const order = await findLinkedOrder(deps, request, params.token);
    await setPlan(deps, order, body, actLimits(deps, order, "tells"));
    return viewPlan(deps, order);
  });
  serve(app, deps, "changePlan", async ({ params, body, request }) => {
    const order = await findLinkedOrder(deps, request, params.token);
    const limits = actLimits(deps, order, "tells");
    await changePlan(deps, order, body, { kind: "customer" }, limits);
    return viewPlan(deps, order);
  });
}

/** A customer's own orders, paginated; the first page also contains their plans. */
export function myOrdersRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "myOrders", async ({ principal, query: { before }, language }) => {
    if (principal.kind !== "user") throw new ApiProblem("forbidden");
    const { userId } = principal;
    const plans = before ? [] : await listMyPlans(deps, userId, language);
    return { ...(await listMyOrders(deps, userId, before, language)), plans };
  });
}
