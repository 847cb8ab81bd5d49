import { sql, type Selectable } from "kysely";
import type { Db } from "../db/client.ts";
import { newId } from "../db/new-id.ts";
import { plannedOnce } from "../db/planned-once.ts";
import type { Database } from "../db/schema.ts";

export type OutboxRow = Selectable<Database["outbox"]>;

export type Message = Pick<OutboxRow, "channel" | "kind" | "recipient" | "language" | "data">;

/** Always inserts a new row, due at once by default, so that the delivery state of earlier messages stays visible. */
export async function writeMessage(
  db: Db,
  message: Message & { id?: string },
  now: Date,
  due: Date = now,
): Promise<void> {
  await db
    .insertInto("outbox")
    .values({
      ...message,
      id: message.id ?? newId(),
      data: JSON.stringify(message.data),
      created_at: now,
      next_attempt_at: due,
    })
    .execute();
}

/**
 * Claims due rows for this node with a lease: after it they are due again, in case the node dies. No transaction stays
 * open during the network calls.
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

/** Recipients with due messages. */
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
 * Parks a webhook message while its subscription is paused; returns whether it did. The share lock serialises this with
 * a resume, which schedules all parked messages.
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

/** Stores a rendered message that no gateway could send; an owner decides what happens to it (SETUP-05). */
export async function markKeptUnsent(
  db: Db,
  id: string,
  now: Date,
  rendered: object,
): Promise<void> {
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

/** Returns a message that was claimed too early, without counting an attempt. */
export async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set((own) => ({ next_attempt_at: until, attempts: own("attempts", "-", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Postpones all due messages of the same recipient, without counting an attempt. */
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

type Delivery = Pick<OutboxRow, "sent_at" | "dead_at" | "next_attempt_at" | "last_error">;

/** Delivery state of a mail or SMS; `kept` when it was neither sent nor scheduled. */
export const messageState = (row: Delivery): ReturnType<typeof deliveryState> | "kept" =>
  row.sent_at || row.dead_at || row.next_attempt_at ? deliveryState(row) : "kept";

/** Delivery state of a webhook message; without a next attempt its subscription is paused. */
export function deliveryState(
  row: Pick<Delivery, "sent_at" | "dead_at" | "last_error">,
): "queued" | "refused" | "sent" | "dead" {
  if (row.sent_at) return "sent";
  if (row.dead_at) return "dead";
  return row.last_error ? "refused" : "queued";
}
