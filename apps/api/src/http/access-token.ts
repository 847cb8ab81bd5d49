import { BEARERS } from "@waslijn/contract/shared/endpoint";
import { compactVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import type { Secrets } from "../secrets.ts";
import type { Bearer } from "./principal.ts";

export const ACCESS_TOKEN_SECONDS = 600;
const ISSUER = "waslijn";
const ALGORITHM = "HS256";

const claims = z.object({
  kind: z.enum(BEARERS),
  sub: z.string(),
  sid: z.string(),
  dev: z.string(),
  iss: z.literal(ISSUER),
  exp: z.number(),
});

/** Valid for ten minutes, or until the session ends if that is sooner. */
export function signAccessToken(deps: Deps, bearer: Bearer, sessionEnds: Date): Promise<string> {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  const ends = Math.floor(sessionEnds.getTime() / 1000);
  return new SignJWT({ kind: bearer.kind, sid: bearer.sessionId, dev: bearer.device })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(subjectOf(bearer))
    .setIssuedAt(now)
    .setExpirationTime(Math.min(now + ACCESS_TOKEN_SECONDS, ends))
    .sign(deps.secrets.tokenKey);
}

export async function readAccessToken(deps: Deps, token: string): Promise<Bearer> {
  const { bearer, ends } = await verifyOnce(deps.secrets, token);
  if (deps.clock.now().getTime() >= ends) throw new ApiProblem("expired_token");
  return bearer;
}

type Verified = { bearer: Bearer; ends: number };
const MOST_CACHED = 10_000;
const verifiedBySecrets = new WeakMap<Secrets, Map<string, Verified>>();

/** Caches verified signatures, because a page makes several calls with one token. */
async function verifyOnce(secrets: Secrets, token: string): Promise<Verified> {
  const cache = verifiedBySecrets.get(secrets) ?? new Map<string, Verified>();
  verifiedBySecrets.set(secrets, cache);
  const known = cache.get(token);
  if (known) return known;
  const verified = await verify(secrets, token);
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(token, verified);
  return verified;
}

async function verify({ tokenKey }: Secrets, token: string): Promise<Verified> {
  try {
    const { payload } = await compactVerify(token, tokenKey, { algorithms: [ALGORITHM] });
    const read = claims.parse(JSON.parse(new TextDecoder().decode(payload)));
    return { bearer: toBearer(read), ends: read.exp * 1000 };
  } catch {
    throw new ApiProblem("unauthorized");
  }
}

function subjectOf(bearer: Bearer): string {
  if (bearer.kind === "user") return bearer.userId;
  return bearer.kind === "company" ? bearer.companyId : bearer.sessionId;
}

function toBearer({ kind, sub, sid, dev }: z.infer<typeof claims>): Bearer {
  const session = { sessionId: sid, device: dev };
  if (kind === "user") return { kind, ...session, userId: sub };
  return kind === "company" ? { kind, ...session, companyId: sub } : { kind, ...session };
}
