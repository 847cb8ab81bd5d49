import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import type { Principal } from "./principal.ts";

export type Bearer = Exclude<Principal, { kind: "nobody" }>;

export const ACCESS_TOKEN_SECONDS = 600;
const ISSUER = "waslijn";
const ALGORITHM = "HS256";

const claims = z.object({
  kind: z.enum(["guest", "user", "company"]),
  sub: z.string(),
  sid: z.string(),
  dev: z.string(),
});

/** Proves who calls for ten minutes, or for what is left of a session that ends sooner. */
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
  try {
    const { payload } = await jwtVerify(token, deps.secrets.tokenKey, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: deps.clock.now(),
    });
    return toBearer(claims.parse(payload));
  } catch (error) {
    throw new ApiProblem(error instanceof errors.JWTExpired ? "expired_token" : "unauthorized");
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
