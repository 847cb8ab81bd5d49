import type { OrderSort, PaymentFilter } from "@waslijn/contract/console/codes";
import type { OrderFilters, OrdersQuery } from "@waslijn/contract/console/orders";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import type { BillState } from "@waslijn/contract/shared/payments";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { bagsDiffer } from "../../orders/kept-bags-repository.ts";
import { fetched, orderNumbered, searchAll, wordsOf } from "./search-orders.ts";

export const OPEN_STATES = [
  "placed",
  "picked-up",
  "counted",
  "ready",
] as const satisfies OrderState[];

const BILLS: Record<Exclude<PaymentFilter, "overdue" | "unsent">, BillState[]> = {
  unpaid: ["open", "overdue", "charged-back"],
  differs: ["overpaid", "charged-back"],
};

export type Filters = OrderFilters & {
  sort?: OrderSort | undefined;
  /** Only orders that are neither delivered nor cancelled. */
  isOpen?: boolean;
  /** Only these orders, separated by commas. */
  numbers?: string | undefined;
};

const NO_FILTERS = ["search", "sort", "after"];

/** Whether the query filters by anything other than the search text. */
export const isFiltered = (query: OrdersQuery): boolean =>
  Object.entries(query).some(([name, value]) => value !== undefined && !NO_FILTERS.includes(name));

/** Orders that match the filters and the search. */
export async function ordersQuery(db: Db, filters: Filters) {
  const one = await orderNumbered(db, filters.search);
  if (one) return ordersAmong(db, filters, one);
  const words = await wordsOf(db, filters.search);
  return ordersAmong(db, filters, words && (await searchAll(db, words, filters)));
}

/** Conditions of the filters, shared by lists, counts and exports; `found` is the condition of the search. */
export function ordersAmong(db: Db, filters: Filters, found: RawBuilder<boolean> | undefined) {
  const { state, hub, kind, payment, missed, bags, isOpen, numbers } = filters;
  const conditions: RawBuilder<boolean>[] = [
    ...(numbers ? [sql<boolean>`orders.number IN (${sql.join(numbers.split(","))})`] : []),
    ...(state ? [sql<boolean>`orders.status = ${state}`] : []),
    ...(isOpen ? [sql<boolean>`orders.status IN (${sql.join(OPEN_STATES)})`] : []),
    ...(hub ? [sql<boolean>`orders.hub_id = ${hub}`] : []),
    ...(kind ? [sql<boolean>`orders.kind = ${kind}`] : []),
    ...(missed ? [sql<boolean>`orders.awaits_window IN ('pickup', 'delivery')`] : []),
    ...(bags ? [bagsDiffer("orders")] : []),
    ...(payment ? [isBilled(payment)] : []),
    ...daysOf(filters),
    ...(found ? [found] : []),
  ];
  return db
    .selectFrom("orders")
    .$if(conditions.length > 0, (query) =>
      query.where(sql<boolean>`${sql.join(conditions, sql` AND `)}`),
    );
}

/** Unpaid bills are many and recent: found by scanning by date. Unsent and differing ones are few and of any age: by key. */
function isBilled(payment: PaymentFilter): RawBuilder<boolean> {
  if (payment === "overdue") return sql<boolean>`orders.bill_overdue`;
  if (payment === "unsent") {
    return fetched(
      "id",
      sql`SELECT b.order_id FROM unsent_bills u JOIN bills b ON b.id = u.bill_id
        WHERE b.state = 'open' AND b.sent_at IS NULL`,
    );
  }
  const billed = sql`SELECT order_id FROM bills
    WHERE state IN (${sql.join(BILLS[payment])}) AND sent_at IS NOT NULL`;
  return payment === "unpaid" ? sql<boolean>`orders.id IN (${billed})` : fetched("id", billed);
}

/** Orders with a stop on a day: pickup, delivery, or either; cancelled ones only when asked for by their state. */
function daysOf({ day, stop, state }: Filters): RawBuilder<boolean>[] {
  const isLive = state === undefined ? sql` AND orders.status <> 'cancelled'` : sql``;
  const pickup = sql.ref("orders.pickup_date");
  const delivery = sql.ref("orders.delivery_date");
  if (day && stop) {
    const column = stop === "pickup" ? pickup : delivery;
    return [sql<boolean>`${column} = ${day}::date${isLive}`];
  }
  if (day) {
    return [sql<boolean>`(${pickup} = ${day}::date OR ${delivery} = ${day}::date)${isLive}`];
  }
  return [];
}
