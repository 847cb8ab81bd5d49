import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { readAccessToken } from "./access-token.ts";
import { nobody, type Principal } from "./principal.ts";

/** Reads the token alone, never the database: a revoked session ends at its next refresh, within ten minutes. */
export async function authenticate(request: FastifyRequest, deps: Deps): Promise<Principal> {
  const header = request.headers.authorization;
  if (header === undefined || header === "") return nobody;
  const token = /^Bearer +([\w.-]+) *$/i.exec(header)?.[1];
  if (!token) throw new ApiProblem("unauthorized");
  return readAccessToken(deps, token);
}
