import type { WebhookSubscription } from "@waslijn/contract/console/webhooks";
import { sql, type Selectable } from "kysely";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Database } from "../../../db/schema.ts";
import { createHmac } from "node:crypto";
import type { Deps } from "../../../deps.ts";

type SubscriptionRow = Selectable<Database["webhook_endpoints"]>;

export const aboutSubscription = (id: string): string => `webhook ${id}`;

export const findSubscription = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).executeTakeFirst();

/** Row lock until the transaction ends. Throws `not_found`. */
export async function lockSubscription(db: Db, id: string): Promise<SubscriptionRow> {
  const row = await db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiProblem("not_found");
  return row;
}

/** Subscriptions, oldest first, with their numbers of waiting and dead messages; only one if an id is given. */
export async function listSubscriptions(
  db: Db,
  now: Date,
  id: string | null = null,
): Promise<WebhookSubscription[]> {
  const { rows } = await sql<SubscriptionRow & { waiting: number; dead: number }>`
    SELECT w.*,
      (SELECT count(*)::int FROM outbox o WHERE o.channel = 'webhook' AND o.recipient = w.id::text
        AND o.sent_at IS NULL AND o.dead_at IS NULL) AS waiting,
      (SELECT count(*)::int FROM outbox o WHERE o.channel = 'webhook' AND o.recipient = w.id::text
        AND o.dead_at IS NOT NULL) AS dead
    FROM webhook_endpoints w WHERE ${id}::uuid IS NULL OR w.id = ${id}::uuid
    ORDER BY w.created_at, w.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    events: row.events,
    isPaused: row.paused_at !== null,
    createdAt: row.created_at.toISOString(),
    oldSecretUntil: oldSecretWorks(row, now) ? (row.old_secret_until?.toISOString() ?? null) : null,
    waiting: row.waiting,
    dead: row.dead,
  }));
}

export const oldSecretWorks = ({ old_secret_until }: SubscriptionRow, now: Date): boolean =>
  old_secret_until !== null && old_secret_until > now;

/** The signing secret in the format of Standard Webhooks. Derived on demand, never stored. */
export function subscriptionSecret(
  { secrets }: Pick<Deps, "secrets">,
  { id, secret_version }: { id: string; secret_version: number },
): string {
  const key = createHmac("sha256", secrets.webhookKey).update(`${id} ${secret_version}`).digest();
  return `whsec_${key.toString("base64")}`;
}
