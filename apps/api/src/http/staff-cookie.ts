import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import type { Env } from "../env.ts";
import { publicUrl } from "../public-url.ts";

const NAME = "waslijn-staff";
/** Longer than any session; the server decides when a session ends. */
const SECONDS = 30 * 86_400;

const isSecure = (env: Env): boolean => publicUrl(env).startsWith("https:");
/** Browsers accept a `__Host-` cookie only from this host over https. */
const nameOf = (env: Env): string => (isSecure(env) ? `__Host-${NAME}` : NAME);

/** HttpOnly and SameSite (STAFF-03). */
export const giveStaffCookie = (env: Env, reply: FastifyReply, token: string): void =>
  setCookie(env, reply, token, SECONDS);

export const takeStaffCookie = (env: Env, reply: FastifyReply): void =>
  setCookie(env, reply, "", 0);

function setCookie(env: Env, reply: FastifyReply, token: string, seconds: number): void {
  const secure = isSecure(env) ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${nameOf(env)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

export function readStaffCookie(env: Env, { headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? "").split(/;\s*/).map((pair) => pair.split("="));
  const token = pairs.find(([name]) => name === nameOf(env))?.[1];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The database stores only this hash, so a copy of it opens no session. */
export const staffTokenHash = (token: string): string =>
  createHash("sha256").update(`staff:${token}`).digest("base64url");
