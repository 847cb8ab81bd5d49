import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { serveConsole } from "../../../http/serve-console.ts";
import { staffKey } from "../../orders/idempotency.ts";
import { findOrderByNumber, type OrderRow } from "../../orders/orders-repository.ts";
import { changeStageSetup, viewStageSetup } from "./change-stages.ts";
import { moveStage, undoStage } from "./move-stage.ts";
import { listStages } from "./view-stages.ts";

/** Endpoints of the steps between counted and ready (COUNT-07). */
export function stageRoutes(app: FastifyInstance, deps: Deps): void {
  const orderOf = async (number: string): Promise<OrderRow> => {
    const order = await findOrderByNumber(deps.db, number);
    if (!order) throw new ApiProblem("not_found");
    return order;
  };

  serveConsole(app, deps, "viewStageSetup", () => viewStageSetup(deps));
  serveConsole(app, deps, "changeStageSetup", async ({ staff, body }) => {
    await changeStageSetup(deps, staff, body);
    return viewStageSetup(deps);
  });
  serveConsole(app, deps, "listStages", ({ query, staff, language }) =>
    listStages(deps, staff.role === "hub" ? (staff.hub ?? "") : query.hub, language),
  );
  serveConsole(app, deps, "moveStage", async ({ params, body, staff, language, request }) => {
    const order = await orderOf(params.number);
    const key = staffKey(request, deps, staff, { ...params, ...body });
    return moveStage(deps, order, body, { staff, language }, key);
  });
  serveConsole(app, deps, "undoStage", async ({ params, body, staff, language }) =>
    undoStage(deps, await orderOf(params.number), body.move, { staff, language }),
  );
}
