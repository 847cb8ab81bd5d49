import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { findLinked } from "../modules/orders/links/find-linked-order.ts";
import { viewOrder } from "../modules/orders/mine/order-view.ts";

/** The order that a page's link leads to; null where it leads to none. Guessing is limited as in the API. */
export async function linkedOrder(
  deps: Deps,
  request: FastifyRequest,
  token: string,
  language: Language,
): Promise<OrderView | null> {
  try {
    const { order, hides } = await findLinked(deps, request, token);
    return await viewOrder(deps, order, language, hides);
  } catch (error) {
    if (error instanceof ApiProblem && error.type === "order_link_invalid") return null;
    throw error;
  }
}
