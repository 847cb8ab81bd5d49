import type { ComplaintHead } from "@waslijn/contract/console/customers";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { ComplaintState } from "@waslijn/contract/shared/care";
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";
import type { Database } from "../../db/schema.ts";

export type ComplaintRow = Selectable<Database["complaints"]>;
export type MessageRow = Selectable<Database["complaint_messages"]>;

export const findComplaint = (db: Db, id: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom("complaints").selectAll().where("id", "=", id).executeTakeFirst();

/** Reads a complaint with a row lock. */
export const lockComplaint = (db: Db, id: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom("complaints").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** An order's complaints, oldest first. */
export const listComplaintsOf = (db: Db, orderIds: readonly string[]): Promise<ComplaintRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("complaints")
        .selectAll()
        .where("order_id", "in", orderIds)
        .orderBy("created_at")
        .orderBy("id")
        .execute();

/** Characters of a complaint that lists show. */
const BEGINNING = 160;

/** The complaints of orders `o`, open ones first, then newest first. For `toComplaintHead`. */
export const complaintHeads = (db: Db, isWanted: RawBuilder<boolean>) =>
  db
    .selectFrom("complaints as c")
    .innerJoin("orders as o", "o.id", "c.order_id")
    .where(isWanted)
    .select(["c.id", "o.number", "c.state", "c.created_at", "c.answer_by"])
    .select([
      sql<string>`coalesce((SELECT left(m.text, ${sql.lit(BEGINNING)}) FROM complaint_messages m
        WHERE m.complaint_id = c.id ORDER BY m.number LIMIT 1), '')`.as("text"),
      sql<number>`(SELECT count(*) FROM complaint_photos f WHERE f.complaint_id = c.id)::integer`.as(
        "photos",
      ),
    ])
    .orderBy(sql`c.state = 'done'`)
    .orderBy("c.created_at", "desc")
    .orderBy("c.id");

type HeadRow = Awaited<ReturnType<ReturnType<typeof complaintHeads>["execute"]>>[number];

export const toComplaintHead = ({ created_at, answer_by, ...row }: HeadRow): ComplaintHead => ({
  ...row,
  reportedAt: stamp(created_at),
  answerBy: stamp(answer_by),
});

export const listMessages = (db: Db, complaintIds: readonly string[]): Promise<MessageRow[]> =>
  complaintIds.length === 0
    ? Promise.resolve([])
    : selectMessages(db).where("complaint_id", "in", complaintIds).execute();

export const messagesOf = (db: Db, complaintId: string) =>
  rowsOf(selectMessages(db).where("complaint_id", "=", complaintId), {
    at: Date,
    sent_at: Date,
    accepted_at: Date,
  });

const selectMessages = (db: Db) =>
  db.selectFrom("complaint_messages").selectAll().orderBy("number");

/** The photos of complaints, in the order in which the customer chose them. */
export const listComplaintPhotos = (db: Db, complaintIds: readonly string[]) =>
  complaintIds.length === 0
    ? Promise.resolve([])
    : selectPhotos(db).where("complaint_id", "in", complaintIds).execute();

export const complaintPhotosOf = (db: Db, complaintId: string) =>
  rowsOf(selectPhotos(db).where("complaint_id", "=", complaintId), {});

const selectPhotos = (db: Db) =>
  db.selectFrom("complaint_photos").select(["complaint_id", "photo_id"]).orderBy("position");

/** Adds a message. The caller has locked the complaint, so that message numbers are unique. */
export async function addMessage(
  db: Db,
  message: Pick<MessageRow, "id" | "complaint_id" | "staff_id" | "at" | "text" | "sent_at"> &
    Partial<MessageRow>,
): Promise<void> {
  await db
    .insertInto("complaint_messages")
    .values({
      offer: null,
      cents: null,
      agreed_by: null,
      accepted_at: null,
      ...message,
      number: sql`(SELECT coalesce(max(number), 0) + 1 FROM complaint_messages
        WHERE complaint_id = ${message.complaint_id})`,
    })
    .execute();
}

export async function setComplaintState(
  db: Db,
  id: string,
  state: ComplaintState,
  now: Date,
  more: { answer_by?: Date } = {},
): Promise<void> {
  await db
    .updateTable("complaints")
    .set({ state, changed_at: now, ...more })
    .where("id", "=", id)
    .execute();
}

/**
 * Blanks the messages of erased customers and closes their open complaints. The complaints themselves and their amounts
 * stay for the books.
 */
export async function forgetComplaintsOf(
  db: Db,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  if (orderIds.length === 0) return;
  await db
    .updateTable("complaints")
    .set({ state: "done", changed_at: now })
    .where("order_id", "in", orderIds)
    .where("state", "!=", "done")
    .execute();
  await db
    .updateTable("complaint_messages")
    .set({ text: "" })
    .where("complaint_id", "in", (some) =>
      some.selectFrom("complaints").select("id").where("order_id", "in", orderIds),
    )
    .execute();
}
