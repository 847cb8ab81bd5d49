import { UNDO_SECONDS } from "@waslijn/contract/console/codes";
import type { ManyPreview, MessageManyBody } from "@waslijn/contract/console/many";
import { sql } from "kysely";
import { ApiProblem } from "../../../api-problem.ts";
import { newId } from "../../../db/new-id.ts";
import type { Deps } from "../../../deps.ts";
import { writeMessage } from "../../../outbox/outbox-repository.ts";
import { writeChange } from "../../staff/write-audit.ts";
import { doOnce, type RequestKey } from "../../orders/idempotency.ts";
import { addDeskMessage, removeDeskMessages } from "../../orders/desk-messages-repository.ts";
import { findOrdersByNumber } from "../../orders/orders-repository.ts";
import { namesOf } from "../../orders/views/whose-order.ts";

type ManyDeps = Pick<Deps, "db" | "clock" | "live">;

export async function previewMessage(
  { db }: Pick<ManyDeps, "db">,
  numbers: string[],
): Promise<ManyPreview> {
  const orders = await findOrdersByNumber(db, numbers);
  const names = await namesOf(db, numbers);
  return {
    orders: numbers.map((number) => {
      const order = orders.get(number);
      const why = !order ? "gone" : order.contact.email ? null : "no-address";
      return { number, customer: names.get(number) ?? "", why };
    }),
  };
}

/** Queues a mail to the customers of some orders, delayed until it can no longer be undone. */
export async function messageMany(
  { db, clock, live }: ManyDeps,
  staff: { id: string },
  { id: batch, numbers, text }: MessageManyBody,
  key?: RequestKey,
): Promise<void> {
  const now = clock.now();
  const due = new Date(now.getTime() + UNDO_SECONDS * 1000);
  const orders = await findOrdersByNumber(db, numbers);
  const isNew = await doOnce(db, key, now, async (transaction) => {
    for (const number of new Set(numbers)) {
      const order = orders.get(number);
      const recipient = order?.contact.email;
      if (!order || !recipient) throw new ApiProblem("not_all_fit");
      const written = { id: newId(), channel: "mail", text: text.trim() } as const;
      const data = { orderId: order.id, text: written.text, batch };
      const { id, channel } = written;
      const { language } = order;
      const message = { id, channel, kind: "desk-message", recipient, language, data };
      await writeMessage(transaction, message, now, due);
      await addDeskMessage(transaction, {
        ...written,
        orderId: order.id,
        staffId: staff.id,
        at: now,
      });
      const change = { about: `order ${number}`, before: null, after: { kind: message.kind } };
      await writeChange(transaction, clock, staff, "message:send", change);
    }
  });
  if (isNew) for (const { id } of orders.values()) live.announce({ order: id });
}

/** Deletes all mails of a batch. Throws `not_undone`, deleting none, if sending has begun. */
export async function undoMessage(
  { db, clock, live }: ManyDeps,
  staff: { id: string },
  { id: batch, numbers }: Pick<MessageManyBody, "id" | "numbers">,
  key?: RequestKey,
): Promise<void> {
  const orders = await findOrdersByNumber(db, numbers);
  const ids = [...orders.values()].map(({ id }) => id);
  const isNew = await doOnce(db, key, clock.now(), async (transaction) => {
    const { rows } = await sql<{ id: string; isWaiting: boolean }>`
      DELETE FROM outbox m WHERE m.data->>'orderId' = ANY(${ids}::text[]) AND m.kind = 'desk-message'
        AND m.data->>'batch' = ${batch}
      RETURNING m.id, m.sent_at IS NULL AND m.attempts = 0 AS "isWaiting"`.execute(transaction);
    if (rows.length < orders.size || rows.some(({ isWaiting }) => !isWaiting)) {
      throw new ApiProblem("not_undone");
    }
    await removeDeskMessages(
      transaction,
      rows.map(({ id }) => id),
    );
    for (const number of orders.keys()) {
      const change = { about: `order ${number}`, before: { kind: "desk-message" }, after: null };
      await writeChange(transaction, clock, staff, "message:undo", change);
    }
  });
  if (isNew) for (const id of ids) live.announce({ order: id });
}
