import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import {
  endGrant,
  findWorkingGrant,
  lockGrant,
  tokenHash,
  type GrantRow,
} from "../grants-repository.ts";
import { checkResource, param } from "./authorization-request.ts";
import { OAuthError } from "./oauth-error.ts";

const CODE_MS = 60_000;
const ACCESS_MS = 3_600_000;
/** A code or refresh token that is sent again this long after its use ends the grant. */
const REUSE_MS = 7 * 86_400_000;
const PREFIX = { code: "wlk_", access: "wlo_", refresh: "wlr_" } as const;
type Kind = keyof typeof PREFIX;

export const ACCESS_TOKEN = /^wlo_[\w-]{43}$/;

type Work = Pick<Deps, "db" | "clock">;
type Grant = Pick<GrantRow, "id" | "expires_at">;

/** Creates the code of a grant, in the transaction that creates the grant. */
export const createCode = (
  db: Db,
  now: Date,
  grant: Grant,
  bound: { resource: string; redirectUri: string; challenge: string },
): Promise<string> => {
  const { resource, redirectUri: redirect_uri, challenge } = bound;
  return create(db, "code", grant, now.getTime() + CODE_MS, { resource, redirect_uri, challenge });
};

async function create(
  db: Db,
  kind: Kind,
  grant: Grant,
  ends: number,
  bound: { resource: string; redirect_uri?: string; challenge?: string },
): Promise<string> {
  const token = PREFIX[kind] + randomBytes(32).toString("base64url");
  await db
    .insertInto("assistant_tokens")
    .values({
      hash: tokenHash(token),
      grant_id: grant.id,
      kind,
      ...bound,
      expires_at: new Date(Math.min(ends, grant.expires_at.getTime())),
    })
    .execute();
  return token;
}

/** Answers a token request: a code or a refresh token for new tokens. */
export async function exchangeToken(deps: Work, form: URLSearchParams, resource: string) {
  const clientId = param(form, "client_id");
  if (!clientId) throw new OAuthError("invalid_client", "client_id is missing");
  const type = param(form, "grant_type");
  if (type === "authorization_code") return redeem(deps, form, { clientId, resource }, "code");
  if (type === "refresh_token") return redeem(deps, form, { clientId, resource }, "refresh");
  throw new OAuthError("unsupported_grant_type", "authorization_code and refresh_token only");
}

/**
 * Uses a code or refresh token up. A second use means that it was stolen, by the first user or the second, so it ends
 * the grant with all its tokens. Every other refusal leaves it usable: whoever lacks the verifier cannot burn a code.
 */
async function redeem(
  { db, clock }: Work,
  form: URLSearchParams,
  { clientId, resource }: { clientId: string; resource: string },
  kind: "code" | "refresh",
) {
  const now = clock.now();
  const token = param(form, kind === "code" ? "code" : "refresh_token") ?? "";
  const issued = await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom("assistant_tokens")
      .select("grant_id")
      .where("hash", "=", tokenHash(token))
      .executeTakeFirst();
    // Lock order: the grant before its tokens, as in erasure.
    if (found) await lockGrant(transaction, found.grant_id, now);
    const row = await transaction
      .selectFrom("assistant_tokens")
      .selectAll()
      .where("hash", "=", tokenHash(token))
      .where("kind", "=", kind)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.used_at) {
      await endGrant(transaction, row.grant_id, now);
      return undefined;
    }
    const grant = await findWorkingGrant(transaction, row.grant_id, now);
    if (!grant || row.expires_at <= now || grant.client_id !== clientId) return undefined;
    if (kind === "code") checkCode(form, row);
    checkResource(form, row.resource);
    if (row.resource !== resource) return undefined;
    await transaction
      .updateTable("assistant_tokens")
      .set({ used_at: now, expires_at: new Date(now.getTime() + REUSE_MS) })
      .where("hash", "=", row.hash)
      .execute();
    const bound = { resource };
    const ends = now.getTime() + ACCESS_MS;
    return {
      access_token: await create(transaction, "access", grant, ends, bound),
      token_type: "Bearer",
      expires_in: Math.floor((Math.min(ends, grant.expires_at.getTime()) - now.getTime()) / 1000),
      refresh_token: await create(transaction, "refresh", grant, Infinity, bound),
      scope: grant.may.join(" "),
    };
  });
  if (!issued) throw new OAuthError("invalid_grant", "unknown, used, expired or ended");
  return issued;
}

type CodeRow = { redirect_uri: string | null; challenge: string | null };

/** The code is bound to the redirect URI and, by PKCE, to whoever asked for it. */
function checkCode(form: URLSearchParams, { redirect_uri, challenge }: CodeRow): void {
  const verifier = param(form, "code_verifier") ?? "";
  const made = createHash("sha256").update(verifier).digest();
  const expected = Buffer.from(challenge ?? "", "base64url");
  const isVerified = made.length === expected.length && timingSafeEqual(made, expected);
  if (!isVerified || param(form, "redirect_uri") !== redirect_uri) {
    throw new OAuthError("invalid_grant", "code_verifier or redirect_uri does not match the code");
  }
}

/** Revocation (RFC 7009). A refresh token ends its grant, an access token only itself; unknown ones are ignored. */
export async function revokeToken({ db, clock }: Work, form: URLSearchParams): Promise<void> {
  const hash = tokenHash(param(form, "token") ?? "");
  const found = await db
    .selectFrom("assistant_tokens as t")
    .innerJoin("assistant_grants as g", "g.id", "t.grant_id")
    .select(["t.kind", "t.grant_id", "g.client_id"])
    .where("t.hash", "=", hash)
    .executeTakeFirst();
  if (!found) return;
  if (found.client_id !== param(form, "client_id")) {
    throw new OAuthError("invalid_client", "the token belongs to another client");
  }
  if (found.kind === "access") {
    await db.deleteFrom("assistant_tokens").where("hash", "=", hash).execute();
  } else {
    await endGrant(db, found.grant_id, clock.now());
  }
}

/** Deletes expired codes and tokens. Used ones expire when their reuse need no longer be noticed. */
export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("assistant_tokens").where("expires_at", "<", now).execute();
}
