import type { ChangeBody, OrderView } from "@waslijn/contract/customer/my-order";
import { sql } from "kysely";
import { foldEvents, type LifeOfOrder } from "../src/modules/orders/life/fold-events.ts";
import { issueInvoice, type Invoice } from "../src/modules/bills/issue-invoice.ts";
import { countOrder, type Count } from "../src/modules/orders/life/count-order.ts";
import { pickUp } from "../src/modules/orders/life/handle-order.ts";
import type { Act } from "../src/modules/orders/life/act.ts";
import { findOrder, readEvents, type OrderRow } from "../src/modules/orders/orders-repository.ts";
import { consumerOrder, post } from "./order-fixtures.ts";
import type { TestApp } from "./test-app.ts";

type Node = Pick<TestApp, "app" | "deps">;
export type PlacedOrder = { id: string; number: string; token: string };

export async function placeOrder(
  it: Node,
  changes: Parameters<typeof consumerOrder>[0] = {},
): Promise<PlacedOrder> {
  const answer = await post(it, "/orders", consumerOrder(changes));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { id, number, link } = answer.json();
  return { id, number, token: String(link).split("/").at(-1) ?? "" };
}

const DEVICE = "device-0001";

/** The customer's call by link: `change`, `cancel`, `withdraw` or `details`. */
export async function ask(
  it: Node,
  { token }: Pick<PlacedOrder, "token">,
  action: "change" | "cancel" | "withdraw" | "details",
  payload: object,
  key?: string,
) {
  return it.app.inject({
    method: "POST",
    url: `/api/orders/by-link/${token}/${action}`,
    payload,
    headers: { "x-device-web-id": DEVICE, ...(key && { "idempotency-key": key }) },
  });
}

export const change = (
  it: Node,
  order: Pick<PlacedOrder, "token">,
  body: ChangeBody,
  key?: string,
) => ask(it, order, "change", body, key);

export async function view(it: Node, { token }: Pick<PlacedOrder, "token">): Promise<OrderView> {
  return (await it.app.inject({ url: `/api/orders/by-link/${token}` })).json();
}

export async function rowOf({ deps }: Node, id: string): Promise<OrderRow> {
  const row = await findOrder(deps.db, id);
  if (!row) throw new Error("The order is gone.");
  return row;
}

/** An act of staff or a driver on the current version of the order. */
export async function by(it: Node, kind: "staff" | "driver", id: string): Promise<Act> {
  const order = await rowOf(it, id);
  return { order, version: order.version, actor: { kind, id: "test" } };
}

/** Picks up, counts and invoices an order. */
export async function invoiceOrder(
  it: Node,
  id: string,
  count: Partial<Count> = {},
): Promise<Invoice> {
  await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
  const found = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [], ...count };
  await countOrder(it.deps, await by(it, "staff", id), found);
  return issueInvoice(it.deps, id);
}

/** Windows whose booked count differs from the number of live orders in them. */
export async function wrongWindows({ deps }: Node): Promise<object[]> {
  return (await sql<object>`SELECT * FROM audit_windows()`.execute(deps.db)).rows;
}

/** The state folded from the order's events, and that of its row: both must be equal (LIFE-01). */
export async function livesOf(it: Node, id: string): Promise<[LifeOfOrder, LifeOfOrder]> {
  const row = await rowOf(it, id);
  const events = await readEvents(it.deps.db, id);
  const stored: LifeOfOrder = {
    state: row.status,
    version: row.version,
    pickup: { date: row.pickup_date, time: row.pickup_from },
    delivery:
      row.delivery_date && row.delivery_from
        ? { date: row.delivery_date, time: row.delivery_from }
        : undefined,
    awaits: row.awaits_window ?? undefined,
    awaitsRest: row.awaits_rest,
    missedDeliveries: row.missed_deliveries,
    bagsDelivered: row.bags_delivered,
    isWithdrawn: row.withdrawn_at !== null,
  };
  return [foldEvents(events), stored];
}
