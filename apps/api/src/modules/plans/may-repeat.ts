import type { OrderRow } from "../orders/orders-repository.ts";

type Repeatable = OrderRow & {
  delivery_date: string;
  delivery_from: string;
  pickup_location: NonNullable<OrderRow["pickup_location"]>;
};

/**
 * Whether a plan can be made from an order: a person's own, that comes back and was not withdrawn. Companies and locations have limits a
 * day and people of their own who order.
 */
export const mayRepeat = (order: OrderRow): order is Repeatable =>
  order.kind === "consumer" &&
  order.status !== "cancelled" &&
  order.withdrawn_at === null &&
  order.pickup_location !== null &&
  order.delivery_date !== null &&
  order.delivery_from !== null &&
  Boolean(order.contact.email);
