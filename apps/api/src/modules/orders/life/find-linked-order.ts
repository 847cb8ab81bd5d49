import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { LINK_MISS_LIMIT } from "../../../http/limits/limits.ts";
import { countingMisses } from "../../../http/limits/rate-limits.ts";
import { findOrder, type OrderRow } from "../orders-repository.ts";
import { isTokenOf, orderIdIn } from "./order-link.ts";

const LINK_MISSES = {
  name: "link",
  limit: LINK_MISS_LIMIT,
  missing: () => new ApiProblem("order_link_invalid"),
};

/** The order of a link. Unknown, forged and replaced links are one and the same to whoever asks (MINE-09). */
export const findLinkedOrder = (
  deps: Deps,
  request: FastifyRequest,
  token: string,
): Promise<OrderRow> =>
  countingMisses(
    deps,
    request,
    async () => {
      const id = orderIdIn(token);
      const order = id && (await findOrder(deps.db, id));
      return order && isTokenOf(deps.secrets, order, token) ? order : undefined;
    },
    LINK_MISSES,
  );
