import type { DeskCustomer } from "@waslijn/contract/console/customers";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { shownPhone } from "@waslijn/contract/shared/phone";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import { readTogetherNow, rowsOf } from "../../db/read-together.ts";
import type { Deps } from "../../deps.ts";
import { verifiedPhone } from "../accounts/phone-checks-repository.ts";
import { locationsOf, type UserRow } from "../accounts/users-repository.ts";
import { addressLines } from "../catalogue/address-lines.ts";
import { readServiceNames } from "../catalogue/catalogue-repository.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { ordersOfPerson, type OrderRow } from "../orders/orders-repository.ts";
import { hasBagNow } from "../orders/views/order-view.ts";
import { findLastOrder, listPlansOf } from "../plans/plans-repository.ts";
import { comingTurns, pacedAs } from "../plans/view-plan.ts";
import { readCustomerNotes } from "../privacy/customer-notes-repository.ts";
import { erasureWaitsFor } from "../privacy/erase-customer.ts";
import type { Customer } from "../privacy/find-customer.ts";
import { booksOf, isTheirs, mergeNotes, viewBooks, type Whose } from "./customer-books.ts";
import { findPerson } from "./find-person.ts";

/** Dutch tax law keeps invoices for seven years after the year they belong to. */
const YEARS_KEPT = 7;

/** One person with their orders, plans, complaints, bills and notes (PERSON-01). Throws `not_found`. */
export async function viewCustomer(
  deps: Pick<Deps, "db" | "clock">,
  id: string,
  language: Language,
): Promise<DeskCustomer> {
  const { db, clock } = deps;
  const person = await findPerson(db, id);
  if (!person) throw new ApiProblem("not_found");
  const { email, user } = person;
  const whose = { kind: "person", email, userId: user?.id ?? null } as const;
  const now = clock.now();
  const [books, names, plans] = await Promise.all([
    readTogetherNow(db, {
      ...booksOf(db, whose, now),
      locations: locationsOf(db, whose.userId),
      all: ordersOfPerson(db, whose),
      erased: erasedOf(whose),
    }),
    readServiceNames(db, language),
    readPlans(deps, whose),
  ]);
  const { orders: rows, all, erased } = books;
  const [newest] = rows;
  if (!user && !newest) throw new ApiProblem("not_found");
  const own = rows.find(({ company_id }) => company_id === null) ?? newest;
  const location = books.locations[0]?.location ?? own?.pickup_location;
  const notes = await readCustomerNotes(db, {
    userId: user?.id ?? null,
    orderIds: rows.map((row) => row.id),
  });
  return {
    ...viewBooks(books, names, user?.created_at ?? null),
    id: user?.id ?? newest?.id ?? id,
    name: nameOf(user, own),
    email: user?.email ?? own?.contact.email ?? email,
    language: orderLanguage(own ?? user ?? { language }),
    account: !user ? "none" : user.confirmed_at ? "confirmed" : "unconfirmed",
    phone: shownPhone(own?.contact.phone ?? user?.phone ?? ""),
    isPhoneVerified: own !== undefined && (await verifiedPhone(db, own)) !== undefined,
    address: location ? addressLines(location) : [],
    preferences: {
      instructions: own?.instructions ?? {},
      notes: own?.notes ?? "",
      hasBag: user?.has_bag ?? (own ? hasBagNow(own) : null),
    },
    plans,
    guestOrders: user?.confirmed_at
      ? rows.filter(isGuestOrder).map(({ number, cents }) => ({ number, cents }))
      : [],
    notes: mergeNotes(notes, books.orderNotes),
    erasure: viewErasure({ user, orders: all }, erased[0], now),
  };
}

const isGuestOrder = ({ user_id, company_id }: OrderRow): boolean =>
  user_id === null && company_id === null;

const nameOf = (user: UserRow | undefined, newest: OrderRow | undefined): string =>
  newest?.contact.name || user?.full_name || user?.email || "";

async function readPlans(
  deps: Pick<Deps, "db" | "clock">,
  { userId, email }: { userId: string | null; email: string },
): Promise<DeskCustomer["plans"]> {
  const today = amsterdamDate(deps.clock.now());
  const rows = await listPlansOf(deps.db, { userId, email });
  const plans = await Promise.all(
    rows.map(async (row) => {
      const order = await findLastOrder(deps.db, row.id);
      const coming = await comingTurns(deps, row);
      return order ? [{ ...pacedAs(row, today), coming, order: order.number }] : [];
    }),
  );
  return plans.flat();
}

/** What an erasure would remove and keep, and the order it has to wait for (PERSON-02). */
function viewErasure(
  customer: Customer,
  counts: Erased | undefined,
  now: Date,
): DeskCustomer["erasure"] {
  const waitsFor = erasureWaitsFor(customer, now);
  const { messages = 0, photos = 0, invoices = 0, last = null } = counts ?? {};
  return {
    orders: customer.orders.length,
    messages,
    photos,
    invoices,
    keptUntil: last && `${Number(last.slice(0, 4)) + YEARS_KEPT}-12-31`,
    waitsFor: waitsFor
      ? { number: waitsFor.number, until: waitsFor.until, isConfirmed: waitsFor.isConfirmed }
      : null,
  };
}

type Erased = { messages: number; photos: number; invoices: number; last: string | null };

const erasedOf = (whose: Whose) =>
  rowsOf(
    sql<Erased>`
      WITH theirs AS MATERIALIZED (SELECT o.id FROM orders o WHERE ${isTheirs(whose)})
      SELECT
        (SELECT count(*) FROM theirs t JOIN outbox m ON m.data->>'orderId' = t.id::text)::integer AS messages,
        (SELECT count(*) FROM theirs t JOIN photos p ON p.order_id = t.id)::integer AS photos,
        count(i.id)::integer AS invoices, max(i.date)::text AS last
      FROM theirs t JOIN bills b ON b.order_id = t.id JOIN invoices i ON i.bill_id = b.id`,
    {},
  );
