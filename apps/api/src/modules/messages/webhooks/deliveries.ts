import type { WebhookDelivery } from "@waslijn/contract/console/webhooks";
import { TEST_EVENT } from "@waslijn/contract/shared/webhooks";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { deliveryState, writeMessage } from "../../../outbox/outbox-repository.ts";
import { writeChange, type Who } from "../../staff/write-audit.ts";
import {
  aboutSubscription,
  findSubscription,
  lockSubscription,
} from "./subscriptions-repository.ts";

const MOST_SHOWN = 100;

/** The newest messages to a subscription, optionally only those that were given up. */
export async function listDeliveries(
  db: Db,
  subscriptionId: string,
  state?: "dead",
): Promise<WebhookDelivery[]> {
  if (!(await findSubscription(db, subscriptionId))) throw new ApiProblem("not_found");
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", "webhook")
    .where("recipient", "=", subscriptionId)
    .$if(state === "dead", (query) => query.where("dead_at", "is not", null))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => {
    const { order }: { order?: { number: string } } = row.data;
    const answer: { status?: number } | null = row.rendered;
    const [error = null, status] = row.last_error?.split(" ") ?? [];
    return {
      id: row.id,
      event: row.kind as WebhookDelivery["event"],
      order: order?.number ?? null,
      at: row.created_at.toISOString(),
      state: deliveryState(row),
      attempts: row.attempts,
      sentAt: row.sent_at?.toISOString() ?? null,
      nextAt: row.next_attempt_at?.toISOString() ?? null,
      status: answer?.status ?? (status ? Number(status) : null),
      error,
    };
  });
}

/** Sends a message again under the same id, by which a receiver can deduplicate. Resets its attempts. */
export const sendDeliveryAgain = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  who: Who,
  subscriptionId: string,
  id: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { paused_at } = await lockSubscription(transaction, subscriptionId);
    const sent = await transaction
      .updateTable("outbox")
      .set({
        next_attempt_at: paused_at ? null : clock.now(),
        attempts: 0,
        sent_at: null,
        dead_at: null,
        last_error: null,
        rendered: null,
      })
      .where("id", "=", id)
      .where("channel", "=", "webhook")
      .where("recipient", "=", subscriptionId)
      .returning("kind")
      .executeTakeFirst();
    if (!sent) throw new ApiProblem("not_found");
    await writeChange(transaction, clock, who, "webhook:send", {
      about: aboutSubscription(subscriptionId),
      before: null,
      after: { message: id, event: sent.kind },
    });
  });

/** Queues a test message without data. */
export async function sendTest(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<void> {
  if (!(await findSubscription(db, id))) throw new ApiProblem("not_found");
  const now = clock.now();
  const data = { at: now.toISOString() };
  const message = { channel: "webhook", kind: TEST_EVENT, recipient: id, language: "en" } as const;
  await writeMessage(db, { ...message, data }, now);
}
