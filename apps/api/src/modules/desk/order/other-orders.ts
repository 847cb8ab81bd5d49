import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import type { Db } from "../../../db/client.ts";
import { headline } from "../../orders/mine/order-view.ts";
import {
  listOrdersByEmail,
  listOrdersOfOwner,
  type OrderRow,
} from "../../orders/orders-repository.ts";

const MOST = 10;
const EVER = new Date(0);

/** Other orders of the same person, company or location, newest first. */
export async function listOthers(db: Db, order: OrderRow): Promise<DeskOrder["others"]> {
  const all = await sameCustomers(db, order);
  return all
    .filter(({ id }) => id !== order.id)
    .slice(0, MOST)
    .map((other) => {
      const { number, state, placedAt, pickup, delivery } = headline(other, new Map());
      return { number, state, placedAt, pickup, delivery };
    });
}

async function sameCustomers(db: Db, order: OrderRow): Promise<OrderRow[]> {
  const { service_point_id, company_id } = order;
  if (service_point_id) {
    return listOrdersOfOwner(db, { kind: "location", id: service_point_id }, EVER, MOST + 1);
  }
  if (company_id) return listOrdersOfOwner(db, { kind: "company", id: company_id }, EVER, MOST + 1);
  const { email } = order.contact;
  return email ? listOrdersByEmail(db, email, EVER, MOST + 1) : [];
}
