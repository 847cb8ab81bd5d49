import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Db } from "../db/client.ts";
import { plannedOnce } from "../db/planned-once.ts";
import type { Deps } from "../deps.ts";
import { readAccessToken } from "./access-token.ts";
import { nobody, type Principal } from "./principal.ts";

/** Verifies only the token, without the database: a token may outlive its session by up to ten minutes. */
export async function authenticate(request: FastifyRequest, deps: Deps): Promise<Principal> {
  const header = request.headers.authorization;
  if (header === undefined || header === "") return nobody;
  const token = /^Bearer +([\w.-]+) *$/i.exec(header)?.[1];
  if (!token) throw new ApiProblem("unauthorized");
  return readAccessToken(deps, token);
}

/** Whether a session is neither expired nor revoked; `db` may be the caller's transaction. */
export async function isSessionOpen(db: Db, id: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .$call(plannedOnce)
    .executeTakeFirst();
  return session !== undefined;
}
