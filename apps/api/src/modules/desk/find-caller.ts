import type { KnownCaller } from "@waslijn/contract/console/by-phone";
import { ORDERS_PAGE } from "@waslijn/contract/console/codes";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import { storedPhone } from "@waslijn/contract/shared/phone";
import type { Deps } from "../../deps.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { BY_PLACING, orderOf } from "./list/order-sorts.ts";
import { ordersQuery } from "./list/orders-query.ts";

/** States in which the customer has had a bag. */
const HAD_A_BAG: readonly OrderState[] = ["picked-up", "counted", "ready", "delivered"];

/**
 * Finds a caller by e-mail address or phone number, from their newest order. The search matches parts of words, so the
 * whole value is compared here.
 */
export async function findCaller(
  { db }: Pick<Deps, "db">,
  typed: string,
): Promise<KnownCaller | null> {
  const wanted = { search: typed.trim(), kind: "consumer", sort: "placed" } as const;
  const orders = await (
    await ordersQuery(db, wanted)
  )
    .selectAll("orders")
    .orderBy(orderOf(BY_PLACING))
    .limit(ORDERS_PAGE)
    .execute();
  const order = orders.find(({ contact }) => isTheirs(contact, wanted.search));
  return order?.pickup_location ? callerOf(order, order.pickup_location) : null;
}

const isTheirs = ({ email, phone }: OrderRow["contact"], typed: string): boolean =>
  email?.toLowerCase() === typed.toLowerCase() ||
  (phone !== undefined && storedPhone(phone) === storedPhone(typed));

const callerOf = (
  order: OrderRow,
  location: NonNullable<OrderRow["pickup_location"]>,
): KnownCaller => ({
  contact: {
    name: order.contact.name ?? "",
    email: order.contact.email ?? "",
    phone: order.contact.phone ?? "",
  },
  language: orderLanguage(order),
  location,
  hasBag: order.has_bag === true || HAD_A_BAG.includes(order.status),
  instructions: order.instructions,
});
