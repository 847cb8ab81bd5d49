import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { requireHub, requireHubOfRuns } from "../../http/own-hub.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { staffKey } from "../orders/idempotency.ts";
import { makeRun, removeRun } from "./make-run.ts";
import { planRuns } from "./plan-runs.ts";
import { wayFinder } from "./routing/find-way.ts";
import { storePosition } from "./positions-repository.ts";
import { proposeDay } from "./propose-runs.ts";
import { viewOwnRun, viewRuns } from "./view-runs.ts";
import { takePiece } from "../files/take-piece.ts";
import { actAtStop } from "./act-at-stop.ts";
import { findVisitedOrder } from "./driven-order.ts";

/** Endpoints of runs, for owners, desks and the people of their hub; drivers read their own. */
export function runRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "listRuns", async ({ query, staff }) => {
    requireHub(staff, query.hub);
    return viewRuns(deps, query);
  });
  serveConsole(app, deps, "makeRun", async ({ body, staff }) => {
    requireHub(staff, body.hub);
    return makeRun(deps, staff, body);
  });
  serveConsole(app, deps, "planRuns", async ({ body, staff, request }) => {
    const ids = body.runs.map(({ id }) => id);
    await requireHubOfRuns(deps.db, staff, ids);
    return planRuns(deps, staff, body.runs, staffKey(request, deps, staff, body));
  });
  const findWay = wayFinder(deps, app.log);
  serveConsole(app, deps, "proposeRuns", async ({ query, staff }) => {
    requireHub(staff, query.hub);
    return proposeDay(deps, findWay, query);
  });
  serveConsole(app, deps, "ownRun", ({ query, staff }) => viewOwnRun(deps, staff, query.day));
  serveConsole(app, deps, "removeRun", async ({ params, body, staff }) => {
    await requireHubOfRuns(deps.db, staff, [params.id]);
    return removeRun(deps, staff, params.id, body.version);
  });
}

/** Endpoints for drivers' acts and photos at their stops. */
export function routeRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "actAtStop", async ({ params, body, staff }) => {
    const result = await actAtStop(deps, staff, params, body);
    if (body.position && deps.env.DRIVER_POSITIONS === "on") {
      const now = deps.clock.now();
      const at = new Date(Math.min(Date.parse(body.at), now.getTime()));
      const seen = { ...body.position, at, ...params, driver: staff.id, now };
      // The act counts without its position too.
      await storePosition(deps.db, seen).catch((err: unknown) =>
        app.log.warn({ err }, "position of a driver not stored"),
      );
    }
    return result;
  });
  serveConsole(app, deps, "sendStopPhoto", async ({ params, body, staff }) => {
    const order = await findVisitedOrder(deps.db, staff, params, deps.clock.now());
    const photo = {
      id: params.id,
      orderId: order.id,
      purpose: "stop",
      staffId: staff.id,
      about: { kind: params.kind },
    } as const;
    const bytes = Buffer.from(body.data, "base64");
    return takePiece(deps, { ...photo, sentBytes: body.size }, { start: body.start, bytes });
  });
}
