import type { DeskMessage } from "@waslijn/contract/console/order";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";
import type { Deps } from "../../deps.ts";
import { withoutKeys } from "../../outbox/channel.ts";
import { messageState, type OutboxRow, writeMessage } from "../../outbox/outbox-repository.ts";
import { dismissUnsent } from "../messages/kept-messages.ts";
import { writeMail } from "../messages/write-mail.ts";
import { rewriteSms } from "../messages/write-sms.ts";
import { writeChange } from "../staff/write-audit.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import type { OrderRow } from "../orders/orders-repository.ts";

/** These send a code: only the customer may request them again. */
const REQUESTED_BY_CUSTOMERS = new Set(["order-code", "verify-phone"]);
/** Rendering it again creates a new code and invalidates the one sent. */
const MAKES_A_CODE = "order-code";

const selectMessages = (db: Db, orderId: string) =>
  db
    .selectFrom("outbox")
    .where(sql<boolean>`data->>'orderId' = ${orderId}`)
    .where("channel", "in", ["mail", "text"]);

/** Mails and text messages about an order, newest first, until the outbox is cleaned up. For `toDeskMessage`. */
export const messagesOf = (db: Db, orderId: string) =>
  rowsOf(
    selectMessages(db, orderId)
      .select(["id", "channel", "kind", "recipient", "created_at", "next_attempt_at", "attempts"])
      .select(["sent_at", "dead_at", "last_error"])
      .$narrowType<{ channel: "mail" | "text" }>()
      .orderBy("created_at", "desc")
      .orderBy("id"),
    { created_at: Date, next_attempt_at: Date, sent_at: Date, dead_at: Date },
  );

type MessageRow = Omit<OutboxRow, "channel" | "language" | "data" | "rendered"> & {
  channel: "mail" | "text";
};

export const toDeskMessage = (row: MessageRow): DeskMessage => ({
  id: row.id,
  channel: row.channel,
  kind: row.kind,
  recipient: row.recipient,
  at: stamp(row.created_at),
  state: messageState(row),
  sentAt: row.sent_at && stamp(row.sent_at),
  nextAt: row.next_attempt_at && stamp(row.next_attempt_at),
  attempts: row.attempts,
  error: row.last_error,
  maySend: maySend(row),
});

const maySend = ({ kind }: Pick<OutboxRow, "kind">): boolean => !REQUESTED_BY_CUSTOMERS.has(kind);

async function findMessage(db: Db, orderId: string, id: string): Promise<OutboxRow> {
  const row = await selectMessages(db, orderId).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new ApiProblem("not_found");
  return row;
}

/** A message as sent, or rendered anew if that is not stored. Secrets in its links are masked. */
export async function readMessage(
  deps: Deps,
  orderId: string,
  id: string,
): Promise<{ subject: string | null; text: string; isAsSent: boolean }> {
  const row = await findMessage(deps.db, orderId, id);
  const rendered: { subject?: string; text?: string } | null = row.rendered;
  if (rendered?.text !== undefined) {
    return { subject: rendered.subject ?? null, text: withoutKeys(rendered.text), isAsSent: true };
  }
  if (row.kind === MAKES_A_CODE) throw new ApiProblem("not_found");
  const anew =
    row.channel === "mail"
      ? await writeMail(deps, row)
      : { subject: null, text: await rewriteSms(deps, row) };
  if (anew?.text === undefined) throw new ApiProblem("not_found");
  return { subject: anew.subject, text: withoutKeys(anew.text), isAsSent: false };
}

/** Queues a message again for the same recipient, rendered with current data. */
export async function sendMessageAgain(
  { db, clock, live }: Pick<Deps, "db" | "clock" | "live">,
  staff: { id: string },
  order: OrderRow,
  messageId: string,
  key?: RequestKey,
): Promise<void> {
  const message = await findMessage(db, order.id, messageId);
  if (!maySend(message)) throw new ApiProblem("forbidden");
  const now = clock.now();
  const isNew = await doOnce(db, key, now, async (transaction) => {
    const { channel, kind, recipient, language, data } = message;
    await writeMessage(transaction, { channel, kind, recipient, language, data }, now);
    await dismissUnsent(transaction, message.id, now);
    const change = { about: `order ${order.number}`, before: null, after: { channel, kind } };
    await writeChange(transaction, clock, staff, "message:send", change);
  });
  if (isNew) live.announce({ order: order.id });
}
