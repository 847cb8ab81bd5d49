import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../../deps.ts";
import type { RequestKey } from "../idempotency.ts";
import type { LinkedOrder } from "../order-link.ts";

/** Lifetime of a token (MINE-15). */
const AGAIN_MS = 30 * 60_000;
const TOKEN = /^(\d{13})\.([\w-]{22})\.([\w-]{22})$/;

type TokenDeps = Pick<Deps, "clock" | "secrets">;
type AgainToken = { token: string; until: Date };

/** Signed token to repeat this order once. Not stored: on use it becomes the idempotency key of the new order. */
export function makeAgainToken({ clock, secrets }: TokenDeps, order: LinkedOrder): AgainToken {
  const until = clock.now().getTime() + AGAIN_MS;
  const nonce = randomBytes(16).toString("base64url");
  const signature = signatureOf(secrets.linkKey, order, `${until} ${nonce}`);
  return { token: `${until}.${nonce}.${signature}`, until: new Date(until) };
}

/** Checks signature, order, link version and expiry. Reuse is refused by the idempotency key. */
export function isAgainToken(
  { clock, secrets }: TokenDeps,
  order: LinkedOrder,
  token: string,
): boolean {
  const [, until = "0", nonce = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (Number(until) <= clock.now().getTime()) return false;
  const right = signatureOf(secrets.linkKey, order, `${until} ${nonce}`);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right));
}

/**
 * The token is the idempotency key of the order that it places: the same request gets the same answer again, and any
 * other request with it is refused.
 */
export const keyOfAgainToken = (
  { secrets }: TokenDeps,
  order: LinkedOrder,
  body: { token: string },
): RequestKey => ({
  scope: `again ${order.id}`,
  key: createHash("sha256").update(body.token).digest("base64url"),
  fingerprint: createHmac("sha256", secrets.fingerprintKey)
    .update(JSON.stringify(body))
    .digest("base64url"),
});

const signatureOf = (
  key: Uint8Array,
  { id, link_version }: LinkedOrder,
  untilAndNonce: string,
): string =>
  createHmac("sha256", key)
    .update(`again ${id} ${link_version} ${untilAndNonce}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
