import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { serve } from "../../../http/serve.ts";
import { findLinked } from "./find-linked-order.ts";
import { viewOrder } from "../views/order-view.ts";
import { askOrderCode, useOrderCode } from "./order-code.ts";
import { askOrderLinks, listOwnedOrders } from "./list-owned-orders.ts";
import { giveProof } from "./opened-proof.ts";

/** Requesting links again, opening old ones, and the links of companies. */
export function linkRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "sendOrderLinks", async ({ body, language }) => {
    await askOrderLinks(deps, body.email, language);
    return null;
  });

  serve(app, deps, "sendOrderCode", async ({ params, request }) => {
    await askOrderCode(deps, await findLinked(deps, request, params.token));
    return null;
  });

  serve(app, deps, "openOrder", async ({ params, body, language, request, reply }) => {
    const { order, hides } = await findLinked(deps, request, params.token);
    if (hides === "people") throw new ApiProblem("order_code_wrong");
    if (hides && !(await useOrderCode(deps, order.id, body.code))) {
      throw new ApiProblem("order_code_wrong");
    }
    giveProof(deps, order, request, reply);
    return viewOrder(deps, order, language);
  });

  serve(app, deps, "ownedOrders", ({ params, query, language, request }) =>
    listOwnedOrders(deps, request, { ...params, ...query }, language),
  );
}
