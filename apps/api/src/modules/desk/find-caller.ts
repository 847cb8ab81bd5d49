import type { KnownCaller } from "@waslijn/contract/console/by-phone";
import { SERVICE_CODES } from "@waslijn/contract/shared/codes";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import { storedPhone } from "@waslijn/contract/shared/phone";
import { isEmail } from "@waslijn/contract/shared/rules";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { listLocations } from "../accounts/users-repository.ts";
import { isTheirs } from "../customers/customer-books.ts";
import { findPerson, type Person } from "../customers/find-person.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { ordersQuery } from "./list/orders-query.ts";

/** States in which the customer has had a bag. */
const HAD_A_BAG: readonly OrderState[] = ["picked-up", "counted", "ready", "delivered"];
/** Shorter numbers are not whole, and would match many people. */
const FEWEST_DIGITS = 8;
/** More people share no phone number. */
const MOST_CALLERS = 10;

/**
 * Customers with this e-mail address or phone number. The search matches parts of words, so the whole value is compared
 * here.
 */
export async function findCallers(db: Db, typed: string): Promise<KnownCaller[]> {
  const search = typed.trim();
  if (!isEmail(search) && search.replace(/\D/g, "").length < FEWEST_DIGITS) return [];
  const person = sql`coalesce(lower(orders.contact->>'email'), orders.id::text)`;
  const newest = (await ordersQuery(db, { search, kind: "consumer", sort: "placed" }))
    .distinctOn(person)
    .select(["orders.id", "orders.user_id", "orders.contact", "orders.created_at"])
    .orderBy(person)
    .orderBy("orders.created_at", "desc");
  const rows = await db
    .selectFrom(newest.as("newest"))
    .selectAll()
    .orderBy("created_at", "desc")
    .execute();
  const theirs = rows.filter(({ contact }) => isWhole(contact, search)).slice(0, MOST_CALLERS);
  const callers = await Promise.all(theirs.map(({ id, user_id }) => viewCaller(db, user_id ?? id)));
  const byId = new Map(callers.flatMap((caller) => (caller ? [[caller.id, caller]] : [])));
  return [...byId.values()];
}

const isWhole = ({ email, phone }: OrderRow["contact"], typed: string): boolean =>
  email?.toLowerCase() === typed.toLowerCase() ||
  (phone !== undefined && storedPhone(phone) === storedPhone(typed));

/** A customer by the id of their page; undefined for an unknown or erased one. */
export async function viewCaller(db: Db, id: string): Promise<KnownCaller | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  const { email, user } = person;
  const last = await findLastOrder(db, person);
  const [home] = last?.pickup_location || !user ? [] : await listLocations(db, user.id);
  return {
    id: user?.id ?? last?.id ?? id,
    contact: {
      name: last?.contact.name ?? user?.full_name ?? "",
      email: user?.email ?? last?.contact.email ?? email,
      phone: last?.contact.phone ?? user?.phone ?? "",
    },
    language: orderLanguage(last ?? user ?? { language: "nl" }),
    location: last?.pickup_location ?? home ?? null,
    services: SERVICE_CODES.filter((code) => last?.services.includes(code)),
    usualHours: { pickup: last?.pickup_from ?? "", delivery: last?.delivery_from ?? "" },
    hasBag: user?.has_bag === true || last?.had_bag === true,
    instructions: last?.instructions ?? {},
  };
}

/** `had_bag`: whether any of their orders shows that they have a bag or will get one, as for plans. */
const findLastOrder = (db: Db, { email, user }: Person) =>
  db
    .selectFrom("orders as o")
    .selectAll("o")
    .select(
      sql<boolean>`bool_or(o.has_bag IS TRUE OR o.status = ANY(${HAD_A_BAG}::text[]) OR EXISTS (
        SELECT FROM starter_kits k WHERE k.order_id = o.id)) OVER ()`.as("had_bag"),
    )
    .where(isTheirs({ kind: "person", email, userId: user?.id ?? null }))
    .where("o.kind", "=", "consumer")
    .orderBy("o.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
