import { readServiceNames } from "../catalogue/service-names.ts";
import { headline } from "../orders/mine/order-view.ts";
import { listOrdersOf } from "../orders/orders-repository.ts";
import type { ForCustomer } from "./assistant-call.ts";

const MOST = 20;

/** The customer's newest orders, without the links that open them. */
export async function listByAssistant({ deps, user }: ForCustomer): Promise<object> {
  const owner = { userId: user.id, email: undefined };
  const rows = await listOrdersOf(deps.db, owner, undefined, MOST);
  const names = await readServiceNames(deps.db, "en");
  return { orders: rows.map((order) => headline(order, names)) };
}
