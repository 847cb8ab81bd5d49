import { brand } from "@waslijn/contract/shared/brand";
import type { FastifyRequest } from "fastify";
import type { Env } from "../../env.ts";
import { ownOrigin } from "../../http/own-origin.ts";

/** Whom a passkey belongs to: this host and none below or beside it. */
export type RelyingParty = { name: string; id: string; origin: string };

export function relyingPartyOf(env: Env, request: Pick<FastifyRequest, "headers">): RelyingParty {
  const origin = ownOrigin(env, request);
  return { name: brand.name, id: new URL(origin).hostname, origin };
}

/** Its parsers of certificates are large; most nodes serve nobody of staff for hours. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
