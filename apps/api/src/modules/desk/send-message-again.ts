import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { writeMessage } from "../../outbox/outbox-repository.ts";
import { writeChange } from "../staff/write-audit.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { findMessage, maySend } from "./order-messages.ts";

/** Sends a message about an order again, to whom it went before, written as things are now. */
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
    const change = { about: `order ${order.number}`, before: null, after: { channel, kind } };
    await writeChange(transaction, clock, staff, "message:send", change);
  });
  if (isNew) live.announce({ order: order.id });
}
