import { email as emailField } from "@waslijn/contract/shared/fields";
import type { Tokens } from "@waslijn/contract/customer/accounts";
import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { callerKey, subjectKey } from "../../http/limits/caller.ts";
import {
  deviceSubject,
  isKnownDevice,
  knownSince,
  loginSubject,
  rememberDevice,
} from "../../http/limits/known-devices.ts";
import { ACCOUNT_LOGIN_LIMIT, CALLER_LOGIN_LIMIT, type Limit } from "../../http/limits/limits.ts";
import { giveBackHit, takeHit } from "../../http/limits/rate-limits.ts";
import { hashPassword, verifyPassword, type PasswordCost } from "./password.ts";
import { findUserByEmail, lockUser, type UserRow } from "./users-repository.ts";
import { openSession } from "./open-session.ts";

const LONGEST_PASSWORD = 200;

/** Known and unknown e-mail addresses take the same time: one lookup and one password verification. */
export async function logIn(
  deps: Deps,
  request: FastifyRequest,
  { username, password }: Credentials,
  device: string,
): Promise<Tokens> {
  const email = username.trim().toLowerCase();
  // Counted before the password is verified; otherwise a burst of concurrent guesses would all pass.
  const limits = await loginLimits(deps, request, email, device);
  for (const [subject, limit] of limits) await takeHit(deps, subject, limit);
  const user = await verifiedUser(deps, username, password);
  if (!user) throw new ApiProblem("invalid_credentials");
  for (const [subject, limit] of limits) await giveBackHit(deps, subject, limit);
  await rememberDevice(deps, [loginSubject(deps, email, device), deviceSubject(deps, device)]);
  return deps.db.transaction().execute(async (transaction) => {
    // A password reset during the verification must win: the old password may not open a session any more.
    const now = await lockUser(transaction, user.id);
    if (now?.password_hash !== user.password_hash) throw new ApiProblem("invalid_credentials");
    return openSession(deps, { kind: "user", userId: user.id }, device, transaction);
  });
}

/** A device that logged in before has its own limit, so that others' guesses do not lock out the owner. */
async function loginLimits(
  deps: Deps,
  request: FastifyRequest,
  email: string,
  device: string,
): Promise<[subject: string, limit: Limit][]> {
  const known = loginSubject(deps, email, device);
  if (await knownSince(deps.db, known)) return [[known, ACCOUNT_LOGIN_LIMIT]];
  const isKnown = await isKnownDevice(deps, device);
  return [
    isKnown
      ? [`login:${deviceSubject(deps, device)}`, ACCOUNT_LOGIN_LIMIT]
      : [`login:${callerKey(deps, request)}`, CALLER_LOGIN_LIMIT],
    [`login:${subjectKey(deps, email)}`, ACCOUNT_LOGIN_LIMIT],
  ];
}

async function verifiedUser(
  deps: Deps,
  username: string,
  password: string,
): Promise<UserRow | undefined> {
  const isEmail = emailField.safeParse(username).success;
  const user = await findUserByEmail(deps.db, isEmail ? username : "");
  const hash = user?.password_hash ?? (await nobodysHash(deps.env.PASSWORD_COST));
  const isRight = await verifyPassword(password.slice(0, LONGEST_PASSWORD), hash);
  return isRight && password.length <= LONGEST_PASSWORD ? user : undefined;
}

const nobodysHashes = new Map<PasswordCost, Promise<string>>();

/** Dummy hash that unknown e-mail addresses are verified against. */
export function nobodysHash(cost: PasswordCost): Promise<string> {
  const hash = nobodysHashes.get(cost) ?? hashPassword("nobody has this password", cost);
  nobodysHashes.set(cost, hash);
  return hash;
}

export type Credentials = { username: string; password: string };

/** Parses an HTTP Basic header as UTF-8 (API-07); undefined when it is malformed. */
export function basicCredentials(header: string | undefined): Credentials | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+={0,2}) *$/i.exec(header ?? "")?.[1];
  if (!encoded) return undefined;
  const pair = utf8Of(Buffer.from(encoded, "base64"));
  const colon = pair?.indexOf(":") ?? -1;
  if (pair === undefined || colon < 0) return undefined;
  return { username: pair.slice(0, colon), password: pair.slice(colon + 1) };
}

function utf8Of(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
