import type { Selectable } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";
import { brand } from "@waslijn/contract/shared/brand";
import type { FastifyRequest } from "fastify";
import type { Env } from "../../env.ts";
import { ownOrigin } from "../../http/own-origin.ts";

const VALID_MS = 5 * 60_000;

type Row = Selectable<Database["staff_challenges"]>;
/** The purpose of a challenge and its staff member, who is unknown when signing in. */
export type ChallengePurpose =
  | { purpose: "sign-in"; staffId: null }
  | { purpose: Exclude<Row["purpose"], "sign-in">; staffId: string };

export async function keepChallenge(
  db: Db,
  challenge: string,
  { purpose, staffId }: ChallengePurpose,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + VALID_MS);
  await db
    .insertInto("staff_challenges")
    .values({ challenge, purpose, staff_id: staffId, expires_at })
    .execute();
}

/**
 * Consumes the challenge that was signed, whatever the outcome. Throws `passkey_refused` unless we issued it for this
 * purpose and person and it has not expired.
 */
export async function takeChallenge(
  db: Db,
  clientDataJSON: string,
  { purpose, staffId }: ChallengePurpose,
  now: Date,
): Promise<string> {
  const taken = await db
    .deleteFrom("staff_challenges")
    .where("challenge", "=", readChallenge(clientDataJSON))
    .where("purpose", "=", purpose)
    .where("staff_id", "is not distinct from", staffId)
    .where("expires_at", ">", now)
    .returning("challenge")
    .executeTakeFirst();
  if (!taken) throw new ApiProblem("passkey_refused");
  return taken.challenge;
}

/** The challenge in the browser's client data; empty if unreadable. */
function readChallenge(clientDataJSON: string): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const challenge =
      clientData &&
      typeof clientData === "object" &&
      "challenge" in clientData &&
      clientData.challenge;
    return typeof challenge === "string" && /^[\w-]+$/.test(challenge) ? challenge : "";
  } catch {
    return "";
  }
}

/** The WebAuthn relying party: this host only, no subdomains or siblings. */
export type RelyingParty = { name: string; id: string; origin: string };

export function relyingPartyOf(env: Env, request: Pick<FastifyRequest, "headers">): RelyingParty {
  const origin = ownOrigin(env, request);
  return { name: brand.name, id: new URL(origin).hostname, origin };
}

/** Imported on first use: its certificate parsers are large, and most nodes have no staff calls for hours. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
