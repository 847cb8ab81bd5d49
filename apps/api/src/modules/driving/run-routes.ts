import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { staffKey } from "../orders/idempotency.ts";
import { makeRun, removeRun } from "./make-run.ts";
import { planRuns } from "./plan-runs.ts";
import { wayFinder } from "./routing/find-way.ts";
import { proposeDay } from "./propose-day.ts";
import { viewOwnRun } from "./view-own-run.ts";
import { viewRuns } from "./view-runs.ts";

/** Who drives what, for desks and owners; a driver reads their own. */
export function runRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "listRuns", ({ query }) => viewRuns(deps, query));
  serveConsole(app, deps, "makeRun", ({ body, staff }) => makeRun(deps, staff, body));
  serveConsole(app, deps, "planRuns", ({ body, staff, request }) =>
    planRuns(deps, staff, body.runs, staffKey(request, deps, staff, body)),
  );
  const findWay = wayFinder(deps, app.log);
  serveConsole(app, deps, "proposeRuns", ({ query }) => proposeDay(deps, findWay, query));
  serveConsole(app, deps, "ownRun", ({ query, staff }) => viewOwnRun(deps, staff, query.day));
  serveConsole(app, deps, "removeRun", ({ params, body, staff }) =>
    removeRun(deps, staff, params.id, body.version),
  );
}
