import {
  MOST_SUBSCRIPTIONS,
  OLD_SECRET_HOURS,
  type WebhookEvent,
} from "@waslijn/contract/shared/webhooks";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { isPublicHost } from "../../../outside/public-address.ts";
import { maySendToPrivate } from "../../../outside/webhook-sender.ts";
import { writeChange, type Who } from "../../staff/write-audit.ts";
import { aboutSubscription, lockSubscription } from "./subscriptions-repository.ts";

type SubscriptionDeps = Pick<Deps, "db" | "clock" | "env">;

const HOUR_MS = 3_600_000;

/** Adds a subscription and returns its id. Throws `not_possible_now` beyond the maximum. */
export const addSubscription = (
  { db, clock, env }: SubscriptionDeps,
  who: Who,
  { url, events }: { url: string; events: WebhookEvent[] },
): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    checkReceiver(env, new URL(url));
    const others = await transaction.selectFrom("webhook_endpoints").select("id").execute();
    if (others.length >= MOST_SUBSCRIPTIONS) throw new ApiProblem("not_possible_now");
    const id = randomUUID();
    await transaction
      .insertInto("webhook_endpoints")
      .values({ id, url, events, created_at: clock.now() })
      .execute();
    const after = { host: new URL(url).host, events };
    await writeChange(transaction, clock, who, "webhook:add", {
      about: aboutSubscription(id),
      before: null,
      after,
    });
    return id;
  });

/** Requires https, and a public host to prevent SSRF. */
function checkReceiver(env: Deps["env"], url: URL): void {
  if (maySendToPrivate(env)) return;
  const rule = url.protocol !== "https:" ? "https" : isPublicHost(url) ? undefined : "public_host";
  if (rule) throw new ApiProblem("validation_failed", { fields: [{ field: "url", rule }] });
}

/** Changes the events, or pauses and resumes; messages wait during a pause. */
export const changeSubscription = (
  { db, clock }: SubscriptionDeps,
  who: Who,
  id: string,
  { events, isPaused }: { events: WebhookEvent[]; isPaused: boolean },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await lockSubscription(transaction, id);
    const now = clock.now();
    const wasPaused = before.paused_at !== null;
    await transaction
      .updateTable("webhook_endpoints")
      .set({ events, paused_at: isPaused ? (before.paused_at ?? now) : null })
      .where("id", "=", id)
      .execute();
    if (isPaused !== wasPaused) await planWaiting(transaction, id, isPaused ? null : now);
    await writeChange(transaction, clock, who, "webhook:change", {
      about: aboutSubscription(id),
      before: { events: before.events, isPaused: wasPaused },
      after: { events, isPaused },
    });
  });

/** Reschedules the unsent messages; null holds them. */
async function planWaiting(db: Db, id: string, at: Date | null): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: at })
    .where("channel", "=", "webhook")
    .where("recipient", "=", id)
    .where("sent_at", "is", null)
    .where("dead_at", "is", null)
    .execute();
}

export const removeSubscription = (
  { db, clock }: SubscriptionDeps,
  who: Who,
  id: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { url, events } = await lockSubscription(transaction, id);
    await transaction
      .deleteFrom("outbox")
      .where("channel", "=", "webhook")
      .where("recipient", "=", id)
      .execute();
    await transaction.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
    await writeChange(transaction, clock, who, "webhook:remove", {
      about: aboutSubscription(id),
      before: { host: new URL(url).host, events },
      after: null,
    });
  });

/**
 * Replaces the secret. Messages are signed with the old one too for a day, so that a receiver can switch without losing
 * any.
 */
export const renewSecret = ({ db, clock }: SubscriptionDeps, who: Who, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { secret_version } = await lockSubscription(transaction, id);
    const until = new Date(clock.now().getTime() + OLD_SECRET_HOURS * HOUR_MS);
    await transaction
      .updateTable("webhook_endpoints")
      .set({ secret_version: secret_version + 1, old_secret_until: until })
      .where("id", "=", id)
      .execute();
    await writeChange(transaction, clock, who, "webhook:secret", {
      about: aboutSubscription(id),
      before: { secret: secret_version },
      after: { secret: secret_version + 1 },
    });
  });
