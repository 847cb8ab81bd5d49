import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { listMyOrders } from "../orders/views/my-orders.ts";
import { listMyPlans } from "./list-my-plans.ts";

/** A customer's own orders, a page at a time; the first page has their plans as well. */
export function myOrdersRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "myOrders", async ({ principal, query: { before }, language }) => {
    if (principal.kind !== "user") throw new ApiProblem("forbidden");
    const { userId } = principal;
    const plans = before ? [] : await listMyPlans(deps, userId, language);
    return { ...(await listMyOrders(deps, userId, before, language)), plans };
  });
}
