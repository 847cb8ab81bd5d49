import type { Language } from "@waslijn/contract/shared/constants";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-mail.ts";
import { subjectKey } from "../../http/limits/caller.ts";
import { RECOVER_MAIL_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";
import { cooldownEnd, startCooldown } from "./recover-repository.ts";

const COOLDOWN_SECONDS = 120;

/**
 * Known or unknown, an e-mail gets the same cooldown and the same mail job; that nobody has the
 * address shows only when the mail is made, long after the answer.
 */
export async function askRecovery(
  deps: Deps,
  email: string,
  language: Language,
): Promise<{ cooldown: number }> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + COOLDOWN_SECONDS * 1000);
  const isStarted = await deps.db.transaction().execute(async (transaction) => {
    if (!(await startCooldown(transaction, keyOf(deps, email), now, until))) return false;
    // Only what brings a mail counts: asking too soon must not use up the owner's requests.
    await takeHit(
      { ...deps, db: transaction },
      `recover:${keyOf(deps, email)}`,
      RECOVER_MAIL_LIMIT,
    );
    const job = { kind: "password-reset", data: {} } as const;
    await queueMail(transaction, job, email.trim(), language, deps.clock);
    return true;
  });
  if (isStarted) return { cooldown: COOLDOWN_SECONDS };
  throw new ApiProblem("user_recover_cooldown", await cooldownLeft(deps, email));
}

/** Seconds until the next mail may be asked for; 0 when it may be now. */
export async function cooldownLeft(deps: Deps, email: string): Promise<{ cooldown: number }> {
  const end = await cooldownEnd(deps.db, keyOf(deps, email));
  const left = ((end?.getTime() ?? 0) - deps.clock.now().getTime()) / 1000;
  return { cooldown: Math.max(0, Math.ceil(left)) };
}

const keyOf = (deps: Deps, email: string): string =>
  subjectKey(deps, `recover:${email.trim().toLowerCase()}`);
