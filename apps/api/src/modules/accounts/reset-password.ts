import { isCommonPassword } from "@waslijn/contract/shared/common-passwords";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Tokens } from "@waslijn/contract/customer/session";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-mail.ts";
import { openSession } from "./open-session.ts";
import { hashPassword } from "./password.ts";
import { confirmUser, emptyUser, lockUser, setPassword } from "./users-repository.ts";
import { useRecoverToken } from "./recover-repository.ts";
import { recoverTokenHash, validRecoverToken } from "./recover-token.ts";

/**
 * Sets the password, tells the owner by mail and logs in. The new password ends every session and grant of the
 * account (`end_access`). The first time it hands an account that nobody confirmed to the person who reads its mail.
 */
export async function resetPassword(
  deps: Deps,
  { token, password, uuid }: { token: string; password: string; uuid: string },
  language: Language,
): Promise<Tokens> {
  const { user_id } = await validRecoverToken(deps, token);
  if (isCommonPassword(password)) throw new ApiProblem("common_password");
  // Hashing is slow on purpose and must not keep a transaction open.
  const passwordHash = await hashPassword(password, deps.env.PASSWORD_COST);
  return deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock.now();
    // The account before its tokens, as erasing does.
    const user = await lockUser(transaction, user_id);
    const isUsed = user && (await useRecoverToken(transaction, recoverTokenHash(token), now));
    if (!isUsed) throw new ApiProblem("user_recover_token_invalid");
    // The person who made the account knew the password, not the mailbox, and may have been someone else.
    if (!user.confirmed_at) await emptyUser(transaction, user.id);
    await confirmUser(transaction, user.id, now);
    await setPassword(transaction, user.id, passwordHash);
    const job = { kind: "password-changed", data: { userId: user.id } } as const;
    await queueMail(transaction, job, user.email, language, deps.clock);
    return openSession(deps, { kind: "user", userId: user.id }, uuid, transaction);
  });
}
