import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { takePiece } from "../files/take-piece.ts";
import { actAtStop } from "./act-at-stop.ts";
import { findVisitedOrder } from "./driven-order.ts";

/** What drivers say and show of the doors they were at. */
export function routeRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "actAtStop", ({ params, body, staff }) =>
    actAtStop(deps, staff, params, body),
  );
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
