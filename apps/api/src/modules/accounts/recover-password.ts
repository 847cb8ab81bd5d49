import { isCommonPassword } from "@waslijn/contract/shared/common-passwords";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Tokens } from "@waslijn/contract/customer/accounts";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { openSession } from "./open-session.ts";
import { hashPassword } from "./password.ts";
import { confirmUser, emptyUser, lockUser, setPassword } from "./users-repository.ts";
import {
  useRecoverToken,
  recoverTokenHash,
  validRecoverToken,
  cooldownEnd,
  startCooldown,
} from "./recover-repository.ts";
import { subjectKey } from "../../http/limits/caller.ts";
import { RECOVER_MAIL_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";

/**
 * Sets the password, notifies the owner by mail and logs in. All sessions and grants of the account end (`end_access`).
 * For an unconfirmed account this also confirms it, and removes the data of whoever created it.
 */
export async function resetPassword(
  deps: Deps,
  { token, password, uuid }: { token: string; password: string; uuid: string },
  language: Language,
): Promise<Tokens> {
  const { user_id } = await validRecoverToken(deps, token);
  if (isCommonPassword(password)) throw new ApiProblem("common_password");
  // Hashing is slow on purpose, so it runs before the transaction.
  const passwordHash = await hashPassword(password, deps.env.PASSWORD_COST);
  return deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock.now();
    // Lock order: the account before its tokens, as in erasure.
    const user = await lockUser(transaction, user_id);
    const isUsed = user && (await useRecoverToken(transaction, recoverTokenHash(token), now));
    if (!isUsed) throw new ApiProblem("user_recover_token_invalid");
    // An unconfirmed account may have been created by someone without access to the mailbox: remove their data.
    if (!user.confirmed_at) await emptyUser(transaction, user.id);
    await confirmUser(transaction, user.id, now);
    await setPassword(transaction, user.id, passwordHash);
    const job = { kind: "password-changed", data: { userId: user.id } } as const;
    await queueMail(transaction, job, user.email, language, deps.clock);
    return openSession(deps, { kind: "user", userId: user.id }, uuid, transaction);
  });
}

const COOLDOWN_SECONDS = 120;

/**
 * Known and unknown e-mail addresses get the same cooldown and the same mail job; the account is looked up only when
 * the mail is rendered, long after the response.
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
    // Only requests that send a mail count: a request during the cooldown must not use up the owner's limit.
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

/** Seconds until the next mail may be requested; 0 when it may be now. */
export async function cooldownLeft(deps: Deps, email: string): Promise<{ cooldown: number }> {
  const end = await cooldownEnd(deps.db, keyOf(deps, email));
  const left = ((end?.getTime() ?? 0) - deps.clock.now().getTime()) / 1000;
  return { cooldown: Math.max(0, Math.ceil(left)) };
}

const keyOf = (deps: Deps, email: string): string =>
  subjectKey(deps, `recover:${email.trim().toLowerCase()}`);
