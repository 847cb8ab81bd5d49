import type { Deps } from "../deps.ts";
import { forgetOldGrants } from "../modules/assistants/grants-repository.ts";
import { forgetOldTokens } from "../modules/assistants/oauth/tokens.ts";
import { forgetPositions } from "../modules/driving/positions-repository.ts";
import { forgetOldPhotos } from "../modules/files/forget-old-photos.ts";
import { forgetOldKeys } from "../modules/orders/idempotency.ts";
import { forgetOldAccess } from "../modules/staff/forget-old-access.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Deletes expired rows. Idempotent, so nodes need no coordination. */
export async function cleanUp(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const ago = (ms: number): Date => new Date(now - ms);
  await db.deleteFrom("sessions").where("expires_at", "<", ago(DAY)).execute();
  await db.deleteFrom("sessions").where("revoked_at", "<", ago(DAY)).execute();
  await forgetOldKeys(db, new Date(now));
  // The longest rate limit covers a day.
  await db
    .deleteFrom("rate_limits")
    .where("window_start", "<", ago(2 * DAY))
    .execute();
  // Shares of past windows.
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
  // Expired codes.
  await db
    .deleteFrom("phone_checks")
    .where("verified_at", "is", null)
    .where("expires_at", "<", new Date(now))
    .execute();
  // Refused devices that did not retry.
  await db
    .deleteFrom("known_devices")
    .where("subject", "like", "waits:%")
    .where("used_at", "<", ago(DAY))
    .execute();
  // A session lasts at most a year; after that the device counts as new.
  await db
    .deleteFrom("known_devices")
    .where("used_at", "<", ago(400 * DAY))
    .execute();
  await forgetOldAccess(db, new Date(now));
  await db.deleteFrom("recover_cooldowns").where("until", "<", ago(0)).execute();
  await db.deleteFrom("order_codes").where("expires_at", "<", ago(0)).execute();
  // Kept for a month, so that an old link still gets the answer that it has expired.
  await db
    .deleteFrom("recover_tokens")
    .where("expires_at", "<", ago(30 * DAY))
    .execute();
  await forgetOldTokens(db, new Date(now));
  await forgetOldGrants(db, ago(30 * DAY));
  await db
    .deleteFrom("outbox")
    .where("sent_at", "<", ago(30 * DAY))
    .execute();
  await db
    .deleteFrom("outbox")
    .where("id", "in", (query) =>
      query
        .selectFrom("kept_messages")
        .select("message_id")
        .where("kept_at", "<", ago(30 * DAY)),
    )
    .execute();
  await db
    .deleteFrom("outbox")
    .where("dead_at", "<", ago(90 * DAY))
    .execute();
  // Too old to be useful to a subscription that was paused so long.
  await db
    .deleteFrom("outbox")
    .where("channel", "=", "webhook")
    .where("next_attempt_at", "is", null)
    .where("created_at", "<", ago(90 * DAY))
    .execute();
  await forgetPositions(deps);
  await forgetOldPhotos(deps);
  await deps.reclaimSpace?.();
}
