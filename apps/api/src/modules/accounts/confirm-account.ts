import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { confirmUser } from "./users-repository.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../secrets.ts";

/** Only someone who reads the account's mail has the token. */
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
 * The account's id and its seal: made from the secret whenever a mail needs it and never kept. It
 * works as long as the account is there; what it does, it does once.
 */
export function confirmToken({ linkKey }: Secrets, userId: string): string {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, seal(linkKey, id)]).toString("base64url");
}

/** The id of the account that a token was made for; undefined if it is not one of ours. */
function readConfirmToken({ linkKey }: Secrets, token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), seal(linkKey, id))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const seal = (key: Uint8Array, id: Buffer): Buffer =>
  createHmac("sha256", key).update("confirm:").update(id).digest();
