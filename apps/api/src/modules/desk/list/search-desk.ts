import type { DeskFound, FoundCustomer, OrderListRow } from "@waslijn/contract/console/orders";
import type { Language } from "@waslijn/contract/shared/constants";
import { foldText } from "@waslijn/contract/shared/fold-text";
import { isEmail } from "@waslijn/contract/shared/rules";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { findUserByEmail } from "../../accounts/users-repository.ts";
import { printPostalCode } from "../../catalogue/address-lines.ts";
import { listOrders } from "./list-orders.ts";
import { OPEN_STATES } from "./orders-query.ts";
import { searchWords } from "./search-words.ts";

const MOST_ORDERS = 8;
const MOST_CUSTOMERS = 5;
/** Further businesses, whose orders the search did not find. */
const MOST_BUSINESSES = 3;

/**
 * Results of the command bar (DESK-05): open orders before closed ones, and customers: those of the orders, then who has
 * not ordered yet. A match by name comes before one by address.
 */
export async function searchDesk(
  deps: Pick<Deps, "db" | "clock">,
  { search }: { search: string },
  language: Language,
): Promise<DeskFound> {
  if (search.trim() === "") return { orders: [], customers: [] };
  const open = await listOrders(deps, { search, isOpen: true }, language, MOST_ORDERS);
  const latest = await listOrders(deps, { search }, language);
  const closed = latest.orders.filter(({ state }) => !isOpen(state));
  const isNamed = namedBy(search);
  const namedFirst = (some: OrderListRow[]): OrderListRow[] =>
    some.toSorted((one, other) => isNamed(other.customer) - isNamed(one.customer));
  const orders = [...namedFirst(open.orders), ...namedFirst(closed)].slice(0, MOST_ORDERS);
  const theirs = namedFirst([...open.orders, ...latest.orders]);
  const [customers, businesses, account] = await Promise.all([
    customersOf(deps.db, theirs),
    findBusinesses(deps.db, search),
    findAccount(deps.db, search),
  ]);
  const others = businesses.filter(({ id }) => !customers.some((one) => one.id === id));
  return {
    orders,
    customers: [
      ...(customers.length === 0 && account ? [account] : customers),
      ...others.slice(0, MOST_BUSINESSES),
    ],
  };
}

/** 1 for a name with all words of the search, otherwise 0. */
function namedBy(search: string): (name: string) => number {
  const words = searchWords(search);
  return (name) => Number(words.every((word) => foldText(name).includes(word)));
}

type Business = { id: string; name: string; postalCode: string | null; place: string | null };

/** Companies and locations by name, address, e-mail address or code: few enough to be scanned (PERSON-03). */
async function findBusinesses(db: Db, search: string): Promise<FoundCustomer[]> {
  const words = searchWords(search).map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const { rows } = await sql<Business>`
    SELECT id, name, "postalCode", place FROM (
      SELECT id, name, postal_code AS "postalCode", city AS place,
        concat_ws(' ', name, email, street, postal_code, city) AS words FROM companies
      UNION ALL
      SELECT id, company, NULL, address_line,
        concat_ws(' ', company, email, code, address_line, postal_code) FROM service_points) b
    WHERE plain_words(words) LIKE ALL(${words}::text[])
    ORDER BY name, id LIMIT ${MOST_CUSTOMERS + MOST_BUSINESSES}`.execute(db);
  return rows.map(({ id, name, postalCode, place }) => ({
    kind: "business",
    id,
    name,
    address: [postalCode && printPostalCode(postalCode), place].filter(Boolean).join(" "),
  }));
}

/** An account by its whole e-mail address: without an order it has no search words. */
async function findAccount(db: Db, search: string): Promise<FoundCustomer | undefined> {
  const user = isEmail(search.trim()) ? await findUserByEmail(db, search.trim()) : undefined;
  return user && { kind: "person", id: user.id, name: user.full_name || user.email, address: "" };
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
