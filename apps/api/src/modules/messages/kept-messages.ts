import type { KeptMessagesBody, KeptMessageGroup } from "@waslijn/contract/console/system";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql, type RawBuilder } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { MailKind } from "../../outbox/mail-job.ts";
import type { SmsKind } from "../../outbox/sms-job.ts";
import { writeAudit, type Who } from "../staff/write-audit.ts";

/** Useful for minutes only: the recipient has requested a new one or was visited since. */
const SHORT_LIVED_KINDS: readonly (MailKind | SmsKind)[] = [
  "order-code",
  "order-links",
  "password-reset",
  "staff-sign-in",
  "verify-phone",
  "you-are-next",
];

/** Condition on `kept_messages k` with its message `m`: an owner has to decide about it. */
export const awaitsDecision = sql`k.dismissed_at IS NULL AND m.kind <> ALL(${[...SHORT_LIVED_KINDS]}::text[])`;

/** Condition on a message `m`: every attempt failed, and nobody has dismissed it or sent it again (DESK-13). */
export const isUndelivered = sql`m.dead_at IS NOT NULL AND m.channel <> 'webhook'
  AND NOT EXISTS (SELECT FROM kept_messages d WHERE d.message_id = m.id AND d.dismissed_at IS NOT NULL)`;

type GroupRow = Omit<KeptMessageGroup, "oldest"> & { oldest: Date };

const groupsOf = async (db: Db, messages: RawBuilder<unknown>): Promise<KeptMessageGroup[]> => {
  const { rows } = await sql<GroupRow>`
    SELECT channel, kind, count(*)::int AS count, min(since) AS oldest FROM (${messages}) l
    GROUP BY channel, kind ORDER BY oldest, kind`.execute(db);
  return rows.map((row) => ({ ...row, oldest: stamp(row.oldest) }));
};

export const listKeptMessages = (db: Db): Promise<KeptMessageGroup[]> =>
  groupsOf(
    db,
    sql`SELECT m.channel, m.kind, k.kept_at AS since FROM kept_messages k JOIN outbox m ON m.id = k.message_id
      WHERE ${awaitsDecision}`,
  );

export const listUndelivered = (db: Db): Promise<KeptMessageGroup[]> =>
  groupsOf(
    db,
    sql`SELECT m.channel, m.kind, m.dead_at AS since FROM outbox m WHERE ${isUndelivered}`,
  );

/** Takes a message that was never sent off the lists: it is sent anew as another one. */
export async function dismissUnsent(db: Db, messageId: string, now: Date): Promise<void> {
  const isOne = sql`m.id = ${messageId}`;
  await UNDELIVERED.dismiss(db, isOne, now);
  await KEPT.dismiss(db, isOne, now);
}

/** Takes undelivered messages off the desk's lists, without sending them. */
const dismissUndelivered = (db: Db, isOne: RawBuilder<unknown>, now: Date) =>
  sql`
    INSERT INTO kept_messages (message_id, kept_at, dismissed_at)
    SELECT m.id, ${now}, ${now} FROM outbox m WHERE ${isOne} AND ${isUndelivered}
    ON CONFLICT (message_id) DO UPDATE SET dismissed_at = excluded.dismissed_at`.execute(db);

export const gatewaysOf = ({
  SMTP_URL,
  SMS_URL,
}: Deps["env"]): { mail: boolean; text: boolean } => ({
  mail: SMTP_URL !== undefined,
  text: SMS_URL !== undefined,
});

/**
 * Queues kept or undelivered messages of some kinds, to be rendered with current data, or dismisses them. Throws
 * `not_possible_now` without a gateway for the channel.
 */
export async function handleKeptMessages(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  who: Who,
  { do: act, groups }: KeptMessagesBody,
): Promise<void> {
  const gateways = gatewaysOf(env);
  if (act === "send" && groups.some(({ channel }) => !gateways[channel])) {
    throw new ApiProblem("not_possible_now");
  }
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    for (const { channel, kind, isDead = false } of groups) {
      const isOfKind = sql`m.channel = ${channel} AND m.kind = ${kind}`;
      const handle = (isDead ? UNDELIVERED : KEPT)[act];
      const { numAffectedRows } = await handle(transaction, isOfKind, now);
      const count = Number(numAffectedRows ?? 0n);
      if (count === 0) continue;
      const state = isDead ? "undelivered" : "kept";
      await writeAudit(transaction, clock, who, `message:${act}-${state}`, {
        channel,
        kind,
        count,
      });
    }
  });
}

type Handle = (
  db: Db,
  isOfKind: RawBuilder<unknown>,
  now: Date,
) => Promise<{ numAffectedRows?: bigint | undefined }>;

const KEPT: Record<KeptMessagesBody["do"], Handle> = {
  send: (db, isOfKind, now) =>
    sql`
      WITH chosen AS (DELETE FROM kept_messages k USING outbox m
        WHERE m.id = k.message_id AND ${isOfKind} AND ${awaitsDecision} RETURNING k.message_id)
      UPDATE outbox SET next_attempt_at = ${now}, attempts = 0, rendered = NULL
      FROM chosen WHERE id = chosen.message_id`.execute(db),
  dismiss: (db, isOfKind, now) =>
    sql`
      UPDATE kept_messages k SET dismissed_at = ${now} FROM outbox m
      WHERE m.id = k.message_id AND ${isOfKind} AND ${awaitsDecision}`.execute(db),
};

const UNDELIVERED: typeof KEPT = {
  send: (db, isOfKind, now) =>
    sql`
      UPDATE outbox m SET next_attempt_at = ${now}, attempts = 0, dead_at = NULL, last_error = NULL, rendered = NULL
      WHERE ${isOfKind} AND ${isUndelivered}`.execute(db),
  dismiss: dismissUndelivered,
};
