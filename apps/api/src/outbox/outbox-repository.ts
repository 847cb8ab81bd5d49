import { sql, type Selectable } from "kysely";
import type { Db } from "../db/client.ts";
import { newId } from "../db/new-id.ts";
import { plannedOnce } from "../db/planned-once.ts";
import type { Database } from "../db/schema.ts";

export type OutboxRow = Selectable<Database["outbox"]>;

export type Message = Pick<OutboxRow, "channel" | "kind" | "recipient" | "language" | "data">;

/** Due at once unless it says otherwise. What became of an earlier message of the same words stays to be seen. */
export async function writeMessage(
  db: Db,
  message: Message,
  now: Date,
  due: Date = now,
): Promise<void> {
  await db
    .insertInto("outbox")
    .values({
      ...message,
      id: newId(),
      data: JSON.stringify(message.data),
      created_at: now,
      next_attempt_at: due,
    })
    .execute();
}

/**
 * Takes what is due for this node: it is due again after the lease, in case the node does not survive.
 * No transaction stays open while a mail server, a gateway or a receiver is talked to.
 */
export async function claimDue(
  db: Db,
  channels: OutboxRow["channel"][],
  now: Date,
  leaseEnds: Date,
  most: number,
  recipient?: string,
): Promise<OutboxRow[]> {
  const toOne = recipient === undefined ? sql`` : sql`AND recipient = ${recipient}`;
  const { rows } = await sql<OutboxRow>`
    UPDATE outbox SET next_attempt_at = ${leaseEnds}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox WHERE next_attempt_at <= ${now} AND channel = ANY(${channels}::text[]) ${toOne}
      ORDER BY next_attempt_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(db);
  return rows;
}

/** To whom something is due. */
export async function listDueRecipients(
  db: Db,
  channels: OutboxRow["channel"][],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ recipient: string }>`
    SELECT DISTINCT recipient FROM outbox
    WHERE next_attempt_at <= ${now} AND channel = ANY(${channels}::text[])`.execute(db);
  return rows.map(({ recipient }) => recipient);
}

/**
 * Lets a webhook wait while its receiver is paused, and returns whether it does. The share lock orders it before or
 * after a resume, which plans all that wait.
 */
export async function waitIfPaused(
  db: Db,
  { id, recipient }: Pick<OutboxRow, "id" | "recipient">,
): Promise<boolean> {
  const { rows } = await sql`
    WITH paused AS (SELECT FROM webhook_endpoints WHERE id = ${recipient}::uuid AND paused_at IS NOT NULL FOR SHARE)
    UPDATE outbox SET next_attempt_at = NULL, attempts = attempts - 1 FROM paused WHERE outbox.id = ${id}
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function markSent(
  db: Db,
  id: string,
  now: Date,
  rendered: object | undefined,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({
      sent_at: now,
      next_attempt_at: null,
      last_error: null,
      rendered: rendered ? JSON.stringify(rendered) : null,
    })
    .where("id", "=", id)
    .$call(plannedOnce)
    .execute();
}

/** Written, and carried away by nothing: it waits until an owner decides (SETUP-05). */
export async function markKept(db: Db, id: string, now: Date, rendered: object): Promise<void> {
  await sql`
    WITH kept AS (UPDATE outbox SET next_attempt_at = NULL, last_error = NULL, rendered = ${JSON.stringify(rendered)}::jsonb
      WHERE id = ${id} RETURNING id)
    INSERT INTO kept_messages (message_id, kept_at) SELECT id, ${now} FROM kept
      ON CONFLICT (message_id) DO UPDATE SET kept_at = ${now}, dismissed_at = NULL`.execute(db);
}

export async function markFailed(
  db: Db,
  id: string,
  error: string,
  retryAt: Date | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({
      last_error: error,
      next_attempt_at: retryAt ?? null,
      dead_at: retryAt ? null : now,
    })
    .where("id", "=", id)
    .execute();
}

export async function dropMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Gives a message back that was taken too early, without counting as tried. */
export async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set((own) => ({ next_attempt_at: until, attempts: own("attempts", "-", 1) }))
    .where("id", "=", id)
    .execute();
}

/** What else is due to the same recipient waits until then, without counting as tried. */
export async function holdBack(
  db: Db,
  { channel, recipient }: OutboxRow,
  now: Date,
  until: Date,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: until })
    .where("channel", "=", channel)
    .where("recipient", "=", recipient)
    .where("next_attempt_at", "<=", now)
    .execute();
}

/** What became of a message to people; one that nothing will try and nothing sent was kept. */
export const messageState = (row: OutboxRow): ReturnType<typeof deliveryState> | "kept" =>
  row.sent_at || row.dead_at || row.next_attempt_at ? deliveryState(row) : "kept";

/** What became of a webhook; without a next attempt its receiver is paused. */
export function deliveryState(row: OutboxRow): "queued" | "refused" | "sent" | "dead" {
  if (row.sent_at) return "sent";
  if (row.dead_at) return "dead";
  return row.last_error ? "refused" : "queued";
}
