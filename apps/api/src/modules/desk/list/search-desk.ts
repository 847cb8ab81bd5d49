import type { DeskFound, FoundCustomer, OrderListRow } from "@waslijn/contract/console/orders";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { listOrders } from "./list-orders.ts";
import { OPEN_STATES } from "./orders-query.ts";

const MOST_ORDERS = 8;
const MOST_CUSTOMERS = 5;

/** Results of the command bar (DESK-05): open orders before closed ones, and their customers. */
export async function searchDesk(
  deps: Pick<Deps, "db" | "clock">,
  { search }: { search: string },
  language: Language,
): Promise<DeskFound> {
  if (search.trim() === "") return { orders: [], customers: [] };
  const open = await listOrders(deps, { search, isOpen: true }, language, MOST_ORDERS);
  const latest = await listOrders(deps, { search }, language);
  const closed = latest.orders.filter(({ state }) => !isOpen(state));
  const orders = [...open.orders, ...closed].slice(0, MOST_ORDERS);
  const theirs = [...open.orders, ...latest.orders];
  return { orders, customers: await customersOf(deps.db, theirs) };
}

const isOpen = (state: OrderListRow["state"]): boolean =>
  OPEN_STATES.some((open) => open === state);

/** Each customer once, with the name of their first order in the list. */
async function customersOf(db: Db, orders: OrderListRow[]): Promise<FoundCustomer[]> {
  const numbers = orders.map(({ number }) => number);
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .select(["id", "number", "contact", "user_id", "company_id", "service_point_id"])
    .where("number", "in", numbers)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const customers = new Map<string, FoundCustomer>();
  for (const { number, customer: name, address } of orders) {
    const order = byNumber.get(number);
    if (!order || name === "") continue;
    const { contact, user_id, company_id, service_point_id } = order;
    const business = service_point_id ?? company_id;
    const key = business ?? contact.email?.toLowerCase() ?? order.id;
    const known = customers.get(key);
    if (!known) {
      const kind = business ? "business" : "person";
      customers.set(key, { kind, id: business ?? user_id ?? order.id, name, address });
    } else if (user_id && !business) {
      customers.set(key, { ...known, id: user_id });
    }
  }
  return [...customers.values()].slice(0, MOST_CUSTOMERS);
}
