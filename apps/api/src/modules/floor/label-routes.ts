import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { countingMisses } from "../../http/limits/rate-limits.ts";
import { serve } from "../../http/serve.ts";
import { stationOf } from "../catalogue/service-point-view.ts";
import { findServicePointByBls } from "../catalogue/service-points-repository.ts";
import { returnLabelOf } from "./labels-repository.ts";

export function labelRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "createReturnLabel", async ({ params, request }) => {
    const code = params.code.trim().toUpperCase();
    const point = await countingMisses(deps, request, () => findServicePointByBls(deps.db, code));
    const label = await returnLabelOf(deps.db, point.id, deps.clock.now());
    return { servicePoint: stationOf(point), returnLabel: { label } };
  });
}
