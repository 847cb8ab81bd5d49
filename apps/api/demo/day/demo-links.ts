import type { Deps } from "../../src/deps.ts";
import { payPath } from "../../src/modules/bills/bill-code.ts";
import { orderPath } from "../../src/modules/orders/order-link.ts";

export type DemoLinks = { orderPage?: string; bill?: string };

/** Links to try in the demonstration: an order in progress, and a bill that can be paid. */
export async function findDemoLinks({
  db,
  secrets,
}: Pick<Deps, "db" | "secrets">): Promise<DemoLinks> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "link_version"])
    .where("kind", "=", "consumer")
    .where("status", "in", ["picked-up", "counted", "ready"])
    .where("awaits_window", "is", null)
    .orderBy("last_event", "desc")
    .executeTakeFirst();
  const bill = await db
    .selectFrom("bills")
    .select("id")
    .where("state", "=", "open")
    .where("sent_at", "is not", null)
    .orderBy("sent_at", "desc")
    .executeTakeFirst();
  return {
    ...(order && { orderPage: orderPath(secrets, order, "nl") }),
    ...(bill && { bill: payPath(secrets, bill.id, "nl") }),
  };
}
