import { RECOVER_LINK_TTL_SECONDS } from "@waslijn/contract/shared/constants";
import { createHash, randomBytes } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import {
  findRecoverToken,
  insertRecoverToken,
  type RecoverTokenRow,
} from "./recover-repository.ts";

export const recoverTokenHash = (token: string): string =>
  createHash("sha256").update(`recover:${token}`).digest("base64url");

/** Made at the moment its mail is sent, so that the link is valid for as long as the mail says. */
export async function makeRecoverToken(deps: Deps, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = deps.clock.now();
  await insertRecoverToken(deps.db, {
    token_hash: recoverTokenHash(token),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + RECOVER_LINK_TTL_SECONDS * 1000),
  });
  return token;
}

export async function validRecoverToken(deps: Deps, token: string): Promise<RecoverTokenRow> {
  const row = await findRecoverToken(deps.db, recoverTokenHash(token));
  if (!row || row.used_at) throw new ApiProblem("user_recover_token_invalid");
  if (row.expires_at <= deps.clock.now()) {
    throw new ApiProblem("user_recover_token_expired", { ttl: RECOVER_LINK_TTL_SECONDS });
  }
  return row;
}
