import { SIGN_IN_MINUTES, SIGN_IN_PATH } from "@waslijn/contract/console/codes";
import { sql } from "kysely";
import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { consoleUrl } from "../../public-url.ts";
import type { Language } from "@waslijn/contract/shared/constants";
import { subjectKey } from "../../http/limits/caller.ts";
import { SIGN_IN_MAIL_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";
import { queueMail } from "../../outbox/queue-message.ts";

/** After this many wrong guesses the code is void; the link stays valid. */
const MOST_TRIES = 5;

type LinkDeps = Pick<Deps, "db" | "clock" | "secrets">;
export type SignInLink = { token: string; code: string };

/** Creates a link and a code, of which one can be used, once. Only hashes are stored. */
export async function makeSignInLink(
  { db, clock, secrets }: LinkDeps,
  staffId: string,
): Promise<SignInLink> {
  const token = randomBytes(32).toString("base64url");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await db
    .insertInto("staff_links")
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      code_hmac: hmacOf(secrets.linkKey, staffId, code),
      expires_at: new Date(clock.now().getTime() + SIGN_IN_MINUTES * 60_000),
    })
    .execute();
  return { token, code };
}

export const signInUrl = ({ env }: Pick<Deps, "env">, token: string): string =>
  `${consoleUrl(env)}${SIGN_IN_PATH}#${token}`;

/** Returns the staff member of a link. Single use: of two concurrent calls one succeeds. */
export async function spendSignInLink(
  { db, clock }: LinkDeps,
  token: string,
): Promise<string | undefined> {
  return spend(db, hashOf(token), clock.now());
}

/**
 * Returns the staff member of a code. Counts each attempt before checking it; an unknown address runs the same
 * statement.
 */
export async function spendSignInCode(
  { db, clock, secrets }: LinkDeps,
  email: string,
  code: string,
): Promise<string | undefined> {
  const now = clock.now();
  const { rows } = await sql<{ token_hash: string; staff_id: string; code_hmac: string }>`
    UPDATE staff_links AS l SET tries = tries + 1 FROM staff
    WHERE staff.id = l.staff_id AND lower(staff.email) = ${email.trim().toLowerCase()}
      AND l.tries < ${MOST_TRIES} AND l.expires_at > ${now}
    RETURNING l.token_hash, l.staff_id, l.code_hmac`.execute(db);
  const right = rows.find(
    ({ staff_id, code_hmac }) => code_hmac === hmacOf(secrets.linkKey, staff_id, code),
  );
  return right && spend(db, right.token_hash, now);
}

/** Not valid once the staff member has a passkey. */
async function spend(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ staff_id: string }>`
    DELETE FROM staff_links AS l WHERE l.token_hash = ${tokenHash} AND l.expires_at > ${now}
      AND NOT EXISTS (SELECT FROM staff_passkeys k WHERE k.staff_id = l.staff_id)
    RETURNING l.staff_id`.execute(db);
  const staffId = rows[0]?.staff_id;
  if (staffId) await forgetLinks(db, staffId);
  return staffId;
}

export async function forgetLinks(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom("staff_links").where("staff_id", "=", staffId).execute();
}

const hashOf = (token: string): string =>
  createHash("sha256").update(`staff link:${token}`).digest("base64url");

/** Keyed hash: six digits alone could be brute-forced from a copy of the table. */
const hmacOf = (key: Uint8Array, staffId: string, code: string): string =>
  createHmac("sha256", key).update(`staff code ${staffId} ${code}`).digest("base64url");

/** Does the same for every address: whether it belongs to staff is only looked up when the mail is rendered. */
export async function askSignInMail(deps: Deps, email: string, language: Language): Promise<void> {
  const address = email.trim().toLowerCase();
  await takeHit(deps, `sign-in:${subjectKey(deps, `staff:${address}`)}`, SIGN_IN_MAIL_LIMIT);
  await queueMail(deps.db, { kind: "staff-sign-in", data: {} }, address, language, deps.clock);
}
