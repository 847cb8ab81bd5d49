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
    .select(["number", "contact", "company_id", "service_point_id"])
    .where("number", "in", numbers)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const customers = new Map<string, FoundCustomer>();
  for (const { number, customer, address, locationCode } of orders) {
    const { contact, company_id, service_point_id } = byNumber.get(number) ?? {};
    const person = contact?.email?.toLowerCase() ?? contact?.phone;
    const key = service_point_id ?? company_id ?? person ?? customer;
    const search = locationCode ?? (company_id ? customer : (person ?? customer));
    if (customer !== "" && !customers.has(key)) {
      customers.set(key, { name: customer, address, search });
    }
  }
  return [...customers.values()].slice(0, MOST_CUSTOMERS);
}
