import type { PayView } from "@waslijn/contract/customer/bills";
import type { Language } from "@waslijn/contract/shared/constants";
import { PAY_METHODS } from "@waslijn/contract/shared/payments";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { billWords } from "../bills/bill-words.ts";
import { viewBill } from "../bills/view-bill.ts";
import type { PaymentRow } from "./books.ts";
import { listPayments } from "./payments-repository.ts";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { plannedOnce } from "../../db/planned-once.ts";
import { LINK_MISS_LIMIT } from "../../http/limits/limits.ts";
import { countingMisses, type Misses } from "../../http/limits/rate-limits.ts";
import { readShortCode, sealOfCode } from "../../short-code.ts";
import { findOrder, type OrderRow } from "../orders/orders-repository.ts";
import { findTurnOf } from "../plans/plans-repository.ts";

/** How long a bank keeps the session of a customer who left the page. */
const AT_BANK_MS = 15 * 60_000;

export async function viewPay(
  deps: Pick<Deps, "db" | "clock" | "secrets" | "payments">,
  { id, order }: LinkedBill,
  language: Language,
): Promise<PayView> {
  const [bill, payments, turn] = await Promise.all([
    viewBill(deps, order, language),
    listPayments(deps.db, id),
    findTurnOf(deps.db, order.id),
  ]);
  if (!bill) throw new ApiProblem("pay_link_invalid");
  const now = deps.clock.now();
  return {
    number: order.number,
    plan: turn ? billWords(language).plan : null,
    bill,
    isPending: bill.open > 0 && payments.some((payment) => isUnderWay(payment, now)),
    methods: deps.payments ? [...PAY_METHODS] : [],
  };
}

/** Whether the outcome is still open. A bank transfer takes days; with other methods customers abandon the payment. */
export function isUnderWay({ state, method, created_at }: PaymentRow, now: Date): boolean {
  if (state === "pending" || state === "authorized") return true;
  const isRecent = now.getTime() - created_at.getTime() < AT_BANK_MS;
  return state === "open" && (method === "banktransfer" || isRecent);
}

export type LinkedBill = { id: string; order: OrderRow };

const PAY_LINK_MISSES: Misses = {
  name: "pay-link",
  limit: LINK_MISS_LIMIT,
  missing: () => new ApiProblem("pay_link_invalid"),
};

/** The bill of a payment link. Throws the same error for unknown codes and for those of erased customers. */
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
