import { asOfPath } from "@waslijn/contract/console/as-of";
import { permissions } from "@waslijn/contract/console/permissions";
import { isoDate } from "@waslijn/contract/shared/fields";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { readStaffSession } from "../http/staff-session.ts";
import { CONSOLE_BASE } from "./console.ts";
import type { DrawnPage } from "./page-cache.ts";
import { readDay, type DayData } from "./page-data.ts";
import type { Visit, Web } from "./web-build.ts";

type AsOf = { Params: { day: string; "*": string } };

/** Without scripts it calls, counts and keeps nothing; its own fonts are all that it loads. */
const STILL = "sandbox allow-same-origin";

/** A customer's page as it will be on a day, for those who set its prices (SHOP-02). */
export function serveAsOf(
  app: FastifyInstance,
  deps: Deps,
  { web, draw }: { web: Web; draw: (visit: Visit, day: DayData) => Promise<DrawnPage> },
): void {
  app.get<AsOf>(asOfPath(":day", "/*"), async (request, reply) => {
    if (!(await maySee(deps, request, reply))) return reply.redirect(CONSOLE_BASE, 302);
    const { build } = await web.load();
    const found = build.match(`/${request.params["*"]}`);
    const day = isoDate.safeParse(request.params.day);
    if (!day.success || found.kind === "redirect" || build.isPrivate(found.visit.route)) {
      throw new ApiProblem("not_found");
    }
    const { visit } = found;
    const page = await draw(visit, await readDay(deps, visit.language, day.data));
    return reply
      .headers(page.headers)
      .header(
        "content-security-policy",
        `${page.headers["content-security-policy"] ?? ""}; ${STILL}`,
      )
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex")
      .header("cache-control", "no-store")
      .header("content-language", page.language)
      .code(page.status)
      .type("text/html; charset=utf-8")
      .send(page.html);
  });
}

/** Whoever is not signed in any more does that first. */
async function maySee(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  try {
    const { role } = await readStaffSession(deps, request, reply);
    if (permissions.listData.some((one) => one === role)) return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.type === "unauthorized") return false;
    throw error;
  }
  throw new ApiProblem("forbidden");
}
