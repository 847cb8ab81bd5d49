import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { OrderKind, OrderState } from "@waslijn/contract/shared/order-life";
import type { Db } from "../../../db/client.ts";
import type { OrderRow } from "../orders-repository.ts";

const BY_STEPS: readonly OrderKind[] = ["consumer", "re-use", "re-cover"];
const ENDED: readonly OrderState[] = ["delivered", "cancelled"];

/** What an order that has ended hands on to the next one (MINE-08). */
export async function orderAgain(db: Db, order: OrderRow): Promise<OrderView["again"]> {
  const { kind, status, pickup_location: location, company_id } = order;
  if (!location || !BY_STEPS.includes(kind) || !ENDED.includes(status)) return null;
  const company = company_id
    ? await db
        .selectFrom("companies")
        .select(["id", "name as firstName"])
        .where("id", "=", company_id)
        .executeTakeFirst()
    : undefined;
  return {
    location,
    company: company ?? null,
    // The bag came with the first delivery.
    hasBag: status === "delivered" || order.has_bag,
  };
}
