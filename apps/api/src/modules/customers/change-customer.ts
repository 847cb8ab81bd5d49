import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { lockUser } from "../accounts/users-repository.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import { findOwner } from "../orders/links/order-owner.ts";
import { mailOwnerLink } from "../orders/links/owner-link.ts";
import { addCustomerNote, type NoteSubject } from "../privacy/customer-notes-repository.ts";
import { writeChange } from "../staff/write-audit.ts";
import { findPerson } from "./find-person.ts";

type ChangeDeps = Pick<Deps, "db" | "clock">;
type Someone = { id: string };

/** Adds a note about a person: to the account, or to the guest's order that was named. Throws `not_found`. */
export async function noteCustomer(
  deps: ChangeDeps,
  staff: Someone,
  id: string,
  text: string,
  key?: RequestKey,
): Promise<void> {
  const person = await findPerson(deps.db, id);
  if (!person) throw new ApiProblem("not_found");
  const subject = person.user ? { user_id: person.user.id } : { order_id: id };
  await addNote(deps, staff, { subject, about: `customer ${person.user?.id ?? id}`, text }, key);
}

/** Adds a note about a company or location. Throws `not_found`. */
export async function noteBusiness(
  deps: ChangeDeps,
  staff: Someone,
  id: string,
  text: string,
  key?: RequestKey,
): Promise<void> {
  const owner = await findOwner(deps.db, id);
  if (!owner) throw new ApiProblem("not_found");
  const isCompany = owner.kind === "company";
  const subject = isCompany ? { company_id: id } : { service_point_id: id };
  const about = `${isCompany ? "companies" : "service_points"} ${id}`;
  await addNote(deps, staff, { subject, about, text }, key);
}

/** The text stays out of the audit log, which is kept longer than the customer's data. */
async function addNote(
  { db, clock }: ChangeDeps,
  staff: Someone,
  { subject, about, text }: { subject: NoteSubject; about: string; text: string },
  key: RequestKey | undefined,
): Promise<void> {
  const now = clock.now();
  await doOnce(db, key, now, async (transaction) => {
    const id = randomUUID();
    await addCustomerNote(transaction, subject, {
      id,
      staffId: staff.id,
      at: now,
      text: text.trim(),
    });
    await writeChange(transaction, clock, staff, "customer:note", {
      about,
      before: null,
      after: { note: id },
    });
  });
}

/**
 * Adds guest orders to the account that confirmed their e-mail address; others of these numbers are left alone. Throws
 * `not_possible_now` when the account is unconfirmed or none of the orders is a guest's with its address.
 */
export async function mergeGuestOrders(
  { db, clock, live }: ChangeDeps & Pick<Deps, "live">,
  staff: Someone,
  id: string,
  numbers: readonly string[],
): Promise<void> {
  const person = await findPerson(db, id);
  if (!person) throw new ApiProblem("not_found");
  const userId = person.user?.id;
  if (!userId) throw new ApiProblem("not_possible_now");
  const merged = await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user?.confirmed_at) throw new ApiProblem("not_possible_now");
    const orders = await transaction
      .updateTable("orders")
      .set({ user_id: user.id })
      .where("number", "in", numbers)
      .where("user_id", "is", null)
      .where("company_id", "is", null)
      .where("service_point_id", "is", null)
      .where(sql<boolean>`lower(contact->>'email') = lower(${user.email})`)
      .returning(["id", "number"])
      .execute();
    if (orders.length === 0) throw new ApiProblem("not_possible_now");
    await writeChange(transaction, clock, staff, "customer:merge", {
      about: `customer ${user.id}`,
      before: null,
      after: { orders: orders.map(({ number }) => number) },
    });
    return orders;
  });
  for (const { id: order } of merged) live.announce({ order });
}

/** Mails a company or location the link to its orders; with `replace`, earlier links stop working. */
export async function sendBusinessLink(
  { db, clock }: ChangeDeps,
  staff: Someone,
  id: string,
  { replace }: { replace: boolean },
): Promise<void> {
  const owner = await findOwner(db, id);
  if (!owner) throw new ApiProblem("not_found");
  await db
    .transaction()
    .execute((transaction) =>
      mailOwnerLink({ db: transaction, clock, who: staff }, owner, replace),
    );
}
