import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";

/** A person: the account, if any, and the orders that belong to them. */
type Person = { userId: string | null; orderIds: readonly string[] };

/** The subject of a new note; a guest's is one of their orders. */
export type NoteSubject =
  | { user_id: string }
  | { order_id: string }
  | { company_id: string }
  | { service_point_id: string };

const isAbout = ({ userId, orderIds }: Person): RawBuilder<boolean> =>
  sql<boolean>`(customer_notes.user_id = ${userId} OR customer_notes.order_id = ANY(${orderIds}::uuid[]))`;

const notes = (db: Db) =>
  db
    .selectFrom("customer_notes")
    .innerJoin("staff", "staff.id", "customer_notes.staff_id")
    .select(["customer_notes.id", "customer_notes.at", "customer_notes.text", "staff.name"])
    .orderBy("customer_notes.at")
    .orderBy("customer_notes.id");

/** Notes about a person as a whole, oldest first. */
export const readCustomerNotes = (db: Db, person: Person) =>
  notes(db).where(isAbout(person)).execute();

/** Notes about a company or location, oldest first. */
export const businessNotesOf = (db: Db, id: string) =>
  rowsOf(
    notes(db).where((where) =>
      where.or([
        where("customer_notes.company_id", "=", id),
        where("customer_notes.service_point_id", "=", id),
      ]),
    ),
    { at: Date },
  );

export async function addCustomerNote(
  db: Db,
  subject: NoteSubject,
  note: { id: string; staffId: string; at: Date; text: string },
): Promise<void> {
  const { staffId: staff_id, ...rest } = note;
  await db
    .insertInto("customer_notes")
    .values({ ...NOBODY, ...subject, ...rest, staff_id })
    .execute();
}

const NOBODY = { user_id: null, order_id: null, company_id: null, service_point_id: null };

/** Notes about a person are deleted with their data. */
export async function forgetCustomerNotesOf(db: Db, person: Person): Promise<void> {
  await db.deleteFrom("customer_notes").where(isAbout(person)).execute();
}
