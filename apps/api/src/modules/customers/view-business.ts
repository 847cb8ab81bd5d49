import type { DeskBusiness } from "@waslijn/contract/console/customers";
import type { Language } from "@waslijn/contract/shared/constants";
import { shownPhone } from "@waslijn/contract/shared/phone";
import { ApiProblem } from "../../api-problem.ts";
import { readTogetherNow } from "../../db/read-together.ts";
import type { Deps } from "../../deps.ts";
import { readServiceNames } from "../catalogue/catalogue-repository.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { businessNotesOf } from "../privacy/customer-notes-repository.ts";
import { booksOf, mergeNotes, viewBooks } from "./customer-books.ts";

const MOST_PEOPLE = 20;

/** A company or location with its orders, people, invoices and limits (PERSON-03). Throws `not_found`. */
export async function viewBusiness(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
  language: Language,
): Promise<DeskBusiness> {
  const [company, location] = await Promise.all([
    db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirst(),
    db.selectFrom("service_points").selectAll().where("id", "=", id).executeTakeFirst(),
  ]);
  const known = company ?? location;
  if (!known) throw new ApiProblem("not_found");
  const kind = company ? "company" : "location";
  const [books, names] = await Promise.all([
    readTogetherNow(db, {
      ...booksOf(db, { kind, id }, clock.now()),
      notes: businessNotesOf(db, id),
    }),
    readServiceNames(db, language),
  ]);
  return {
    ...viewBooks(books, names, null),
    id,
    kind,
    name: company?.name ?? location?.company ?? "",
    email: known.email,
    language: orderLanguage(known),
    address: location
      ? location.address_line.split(", ")
      : [company?.street, [company?.postal_code, company?.city].filter(Boolean).join(" ")].flatMap(
          (line) => line || [],
        ),
    code: location?.code ?? null,
    limits: {
      ordersPerDay: known.daily_limit,
      itemsPerCollection: location?.collection_limit ?? null,
    },
    people: peopleOf(books.orders, kind),
    invoicing: company
      ? {
          email: company.invoice_email ?? company.email,
          kvk: company.kvk,
          vatNumber: company.vat_number,
          isComplete: company.peppol_id !== null,
        }
      : null,
    notes: mergeNotes(books.notes, books.orderNotes),
  };
}

/** Each contact once, by e-mail address, from their newest order. A location's contact is the location, no person. */
function peopleOf(orders: readonly OrderRow[], kind: DeskBusiness["kind"]): DeskBusiness["people"] {
  const people = new Map<string, DeskBusiness["people"][number]>();
  for (const { id, contact } of orders) {
    const { name = "", email = "", phone = "" } = contact;
    const key = (email || phone || name).toLowerCase();
    if (key !== "" && !people.has(key)) {
      const hasPage = email !== "" && kind === "company";
      people.set(key, { id: hasPage ? id : null, name, email, phone: shownPhone(phone) });
    }
  }
  return [...people.values()].slice(0, MOST_PEOPLE);
}
