import { isCommonPassword } from "@waslijn/contract/shared/common-passwords";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Tokens } from "@waslijn/contract/customer/session";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-mail.ts";
import { openSession } from "../tokens/open-session.ts";
import { revokeSessionsOfUser } from "../tokens/sessions-repository.ts";
import { hashPassword } from "../users/password.ts";
import { findUser, setPassword } from "../users/users-repository.ts";
import { useRecoverToken } from "./recover-repository.ts";
import { recoverTokenHash, validRecoverToken } from "./recover-token.ts";

/** Sets the password, ends every other session, tells the owner by mail and logs in. */
export async function resetPassword(
  deps: Deps,
  { token, password, uuid }: { token: string; password: string; uuid: string },
  language: Language,
): Promise<Tokens> {
  await validRecoverToken(deps, token);
  if (isCommonPassword(password)) throw new ApiProblem("common_password");
  // Hashing is slow on purpose and must not keep a transaction open.
  const passwordHash = await hashPassword(password, deps.env.PASSWORD_COST);
  return deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock.now();
    const userId = await useRecoverToken(transaction, recoverTokenHash(token), now);
    const user = userId && (await findUser(transaction, userId));
    if (!user) throw new ApiProblem("user_recover_token_invalid");
    await setPassword(transaction, user.id, passwordHash);
    await revokeSessionsOfUser(transaction, user.id, now);
    const job = { kind: "password-changed", data: { userId: user.id } } as const;
    await queueMail(transaction, job, user.email, language, deps.clock);
    return openSession(deps, { kind: "user", userId: user.id }, uuid, transaction);
  });
}
