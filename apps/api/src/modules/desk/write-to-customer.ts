import type { MessageBody } from "@waslijn/contract/console/order-acts";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import { subjectKey } from "../../http/limits/caller.ts";
import { WRITTEN_BY_LIMIT, WRITTEN_TO_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";
import { writeMessage } from "../../outbox/outbox-repository.ts";
import { verifiedPhone } from "../accounts/phone-checks-repository.ts";
import { addDeskMessage } from "../orders/desk-messages-repository.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { writeChange } from "../staff/write-audit.ts";

/**
 * Sends a mail or SMS that staff wrote to the customer of an order and keeps it in the order's history (DESK-12). Throws
 * `not_possible_now` without an address or verified phone. The text stays out of the audit log, which is kept longer
 * than the customer's data.
 */
export async function writeToCustomer(
  deps: Deps,
  staff: { id: string },
  order: OrderRow,
  { channel, text }: MessageBody,
  key?: RequestKey,
): Promise<void> {
  const { db, clock, live } = deps;
  const recipient = await recipientOf(db, order, channel);
  if (!recipient) throw new ApiProblem("not_possible_now");
  const now = clock.now();
  const isNew = await doOnce(db, key, now, async (transaction) => {
    const limited = { ...deps, db: transaction };
    const subject = subjectKey(deps, recipient.toLowerCase());
    await takeHit(limited, `written-to:${subject}`, WRITTEN_TO_LIMIT);
    await takeHit(limited, `written-by:${staff.id}`, WRITTEN_BY_LIMIT);
    const message = { id: newId(), channel, text: text.trim() };
    const data = { orderId: order.id, text: message.text };
    const { language } = order;
    const job = { id: message.id, channel, kind: "desk-message", recipient, language, data };
    await writeMessage(transaction, job, now);
    await addDeskMessage(transaction, {
      ...message,
      orderId: order.id,
      staffId: staff.id,
      at: now,
    });
    const after = { channel, kind: job.kind };
    const change = { about: `order ${order.number}`, before: null, after };
    await writeChange(transaction, clock, staff, "message:send", change);
  });
  if (isNew) live.announce({ order: order.id });
}

async function recipientOf(
  db: Db,
  order: OrderRow,
  channel: MessageBody["channel"],
): Promise<string | undefined> {
  return channel === "mail" ? order.contact.email : verifiedPhone(db, order);
}
