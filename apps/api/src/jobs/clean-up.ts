import type { Deps } from "../deps.ts";
import { forgetOldGrants } from "../modules/assistants/grants-repository.ts";
import { forgetOldPhotos } from "../modules/files/forget-old-photos.ts";
import { forgetOldKeys } from "../modules/orders/idempotency.ts";
import { forgetOldAccess } from "../modules/staff/forget-old-access.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Removes what has served its purpose. Deleting twice does no harm, so nodes need not agree who does it. */
export async function cleanUp(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const ago = (ms: number): Date => new Date(now - ms);
  await db.deleteFrom("sessions").where("expires_at", "<", ago(DAY)).execute();
  await db.deleteFrom("sessions").where("revoked_at", "<", ago(DAY)).execute();
  await forgetOldKeys(db, new Date(now));
  // The longest limit looks back a day.
  await db
    .deleteFrom("rate_limits")
    .where("window_start", "<", ago(2 * DAY))
    .execute();
  // Shares of windows that have passed.
  await db
    .deleteFrom("daily_counts")
    .where("subject", "like", "window:%")
    .where(
      "date",
      "<",
      ago(2 * DAY)
        .toISOString()
        .slice(0, 10),
    )
    .execute();
  // A code that ran out opens nothing.
  await db
    .deleteFrom("phone_checks")
    .where("verified_at", "is", null)
    .where("expires_at", "<", new Date(now))
    .execute();
  // Devices that were refused and did not come back.
  await db
    .deleteFrom("known_devices")
    .where("subject", "like", "waits:%")
    .where("used_at", "<", ago(DAY))
    .execute();
  // A session lives a year at most; after that a device is as good as new.
  await db
    .deleteFrom("known_devices")
    .where("used_at", "<", ago(400 * DAY))
    .execute();
  await forgetOldAccess(db, new Date(now));
  await db.deleteFrom("recover_cooldowns").where("until", "<", ago(0)).execute();
  await db.deleteFrom("order_codes").where("expires_at", "<", ago(0)).execute();
  // Kept for a month, so that we can still say that an old link has expired.
  await db
    .deleteFrom("recover_tokens")
    .where("expires_at", "<", ago(30 * DAY))
    .execute();
  await forgetOldGrants(db, ago(30 * DAY));
  await db
    .deleteFrom("outbox")
    .where("sent_at", "<", ago(30 * DAY))
    .execute();
  await db
    .deleteFrom("outbox")
    .where("id", "in", (kept) =>
      kept
        .selectFrom("kept_messages")
        .select("message_id")
        .where("kept_at", "<", ago(30 * DAY)),
    )
    .execute();
  await db
    .deleteFrom("outbox")
    .where("dead_at", "<", ago(90 * DAY))
    .execute();
  // What waited so long for a paused endpoint is no news any more.
  await db
    .deleteFrom("outbox")
    .where("channel", "=", "webhook")
    .where("next_attempt_at", "is", null)
    .where("created_at", "<", ago(90 * DAY))
    .execute();
  await forgetOldPhotos(deps);
  await deps.reclaimSpace?.();
}
