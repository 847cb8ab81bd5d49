import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../deps.ts";
import { publicUrl } from "../../../public-url.ts";
import type { LinkedOrder } from "../order-link.ts";

const NAME = "order-opened";
const SECONDS = 30 * 60;
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,12})\\.([\\w-]{22})(?:;|$)`);

type ProofDeps = Pick<Deps, "clock" | "env" | "secrets">;

/**
 * Cookie that proves that the order's code was entered on this device: HttpOnly, SameSite, and limited to the path of
 * this one order. Nothing is stored on the server.
 */
export function giveProof(
  { clock, env, secrets }: ProofDeps,
  order: LinkedOrder,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const until = Math.floor(clock.now().getTime() / 1000) + SECONDS;
  const path = request.url.replace(/\/open(\?.*)?$/, "");
  const secure = publicUrl(env).startsWith("https:") ? "; Secure" : "";
  const proof = `${until}.${signatureOf(secrets.linkKey, order, until)}`;
  reply.header(
    "set-cookie",
    `${NAME}=${proof}; Path=${path}; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

export function hasProof(
  { clock, secrets }: ProofDeps,
  order: LinkedOrder,
  request: FastifyRequest,
): boolean {
  const [, until = "0", signature = ""] = COOKIE.exec(request.headers.cookie ?? "") ?? [];
  if (Number(until) * 1000 <= clock.now().getTime()) return false;
  const right = signatureOf(secrets.linkKey, order, Number(until));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right));
}

const signatureOf = (key: Uint8Array, { id, link_version }: LinkedOrder, until: number): string =>
  createHmac("sha256", key)
    .update(`opened ${id} ${link_version} ${until}`)
    .digest()
    .toString("base64url")
    .slice(0, 22);
