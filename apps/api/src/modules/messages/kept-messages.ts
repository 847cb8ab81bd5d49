import type { KeptMessagesBody, KeptMessageGroup } from "@waslijn/contract/console/system";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
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

export async function listKeptMessages(db: Db): Promise<KeptMessageGroup[]> {
  const { rows } = await sql<Omit<KeptMessageGroup, "oldest"> & { oldest: Date }>`
    SELECT m.channel, m.kind, count(*)::int AS count, min(k.kept_at) AS oldest
    FROM kept_messages k JOIN outbox m ON m.id = k.message_id WHERE ${awaitsDecision}
    GROUP BY m.channel, m.kind ORDER BY oldest, m.kind`.execute(db);
  return rows.map((row) => ({ ...row, oldest: stamp(row.oldest) }));
}

export const gatewaysOf = ({
  SMTP_URL,
  SMS_URL,
}: Deps["env"]): { mail: boolean; text: boolean } => ({
  mail: SMTP_URL !== undefined,
  text: SMS_URL !== undefined,
});

/**
 * Queues kept messages of some kinds, to be rendered with current data, or dismisses them. Throws `not_possible_now`
 * without a gateway for the channel.
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
    for (const { channel, kind } of groups) {
      const isOfGroup = sql`m.id = k.message_id AND m.channel = ${channel} AND m.kind = ${kind}`;
      const { numAffectedRows } = await (
        act === "send"
          ? sql`
            WITH chosen AS (DELETE FROM kept_messages k USING outbox m
              WHERE ${isOfGroup} AND ${awaitsDecision} RETURNING k.message_id)
            UPDATE outbox SET next_attempt_at = ${now}, attempts = 0, rendered = NULL
            FROM chosen WHERE id = chosen.message_id`
          : sql`
            UPDATE kept_messages k SET dismissed_at = ${now} FROM outbox m
            WHERE ${isOfGroup} AND ${awaitsDecision}`
      ).execute(transaction);
      const count = Number(numAffectedRows ?? 0n);
      if (count === 0) continue;
      await writeAudit(transaction, clock, who, `message:${act}-kept`, { channel, kind, count });
    }
  });
}
