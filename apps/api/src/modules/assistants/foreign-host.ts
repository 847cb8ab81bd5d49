import type { FastifyRequest } from "fastify";
import { isIP } from "node:net";
import { ApiProblem } from "../../api-problem.ts";
import type { Env } from "../../env.ts";

/** Refuses foreign Host headers: against DNS rebinding, and so that no metadata can name another host than ours. */
export function refuseForeignHost(env: Env, { headers: { host = "" } }: FastifyRequest): void {
  const hostname = URL.parse(`http://${host}`)?.hostname ?? "";
  const isOurs = env.PUBLIC_URL ? hostname === new URL(env.PUBLIC_URL).hostname : isLocal(hostname);
  if (!isOurs) throw new ApiProblem("forbidden");
}

const isLocal = (hostname: string): boolean =>
  hostname === "localhost" || isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0;
