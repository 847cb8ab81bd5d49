import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import type { Deps } from "../../deps.ts";
import { LINK_MISS_LIMIT } from "../../http/limits/limits.ts";
import { countingMisses, type Misses } from "../../http/limits/rate-limits.ts";
import { readShortCode, sealOfCode } from "../../short-code.ts";
import { findOrder, type OrderRow } from "../orders/orders-repository.ts";

export type LinkedBill = { id: string; order: OrderRow };

const PAY_LINK_MISSES: Misses = {
  name: "pay-link",
  limit: LINK_MISS_LIMIT,
  missing: () => new ApiProblem("pay_link_invalid"),
};

/** The bill of a payment link. Unknown codes and those of erased customers look the same to a caller. */
export const findBillByCode = (
  deps: Deps,
  request: FastifyRequest,
  typed: string,
): Promise<LinkedBill> =>
  countingMisses(deps, request, () => billOfCode(deps, typed), PAY_LINK_MISSES);

async function billOfCode(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  typed: string,
): Promise<LinkedBill | undefined> {
  const code = readShortCode(typed);
  const bill =
    code &&
    (await db
      .selectFrom("bills")
      .innerJoin("orders", "orders.id", "bills.order_id")
      .select(["bills.id", "bills.order_id"])
      .where("bills.code_hash", "=", sealOfCode(secrets, code))
      .where(sql<boolean>`orders.contact <> '{}'`)
      .$call(plannedOnce)
      .executeTakeFirst());
  const order = bill && (await findOrder(db, bill.order_id));
  return bill && order ? { id: bill.id, order } : undefined;
}
