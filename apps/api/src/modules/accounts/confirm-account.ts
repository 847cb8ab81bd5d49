import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { confirmUser } from "./users-repository.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../secrets.ts";

/** Needs the token from the confirmation mail, which proves access to the mailbox. */
export async function confirmAccount(
  { db, clock, secrets }: Pick<Deps, "db" | "clock" | "secrets">,
  token: string,
): Promise<void> {
  const userId = readConfirmToken(secrets, token);
  const isConfirmed = userId !== undefined && (await confirmUser(db, userId, clock.now()));
  if (!isConfirmed) throw new ApiProblem("link_invalid");
}

const ID_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/**
 * The account's id and its signature, derived from the secret for each mail and never stored. It stays valid as long as
 * the account exists; confirming is idempotent.
 */
export function confirmToken({ linkKey }: Secrets, userId: string): string {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, seal(linkKey, id)]).toString("base64url");
}

/** The account id of a token; undefined when the signature is not ours. */
function readConfirmToken({ linkKey }: Secrets, token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), seal(linkKey, id))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const seal = (key: Uint8Array, id: Buffer): Buffer =>
  createHmac("sha256", key).update("confirm:").update(id).digest();
