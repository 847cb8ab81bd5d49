import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { ServicePoint, ServicePointKind } from "@waslijn/contract/customer/service-points";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { countingMisses } from "../../http/limits/rate-limits.ts";
import { serve } from "../../http/serve.ts";
import { stationOf } from "./service-point-view.ts";
import {
  findServicePoint,
  readDailyCount,
  type ServicePointRow,
} from "./service-points-repository.ts";

export function servicePointRoutes(app: FastifyInstance, deps: Deps): void {
  const find = (request: FastifyRequest, kind: ServicePointKind, code: string) =>
    countingMisses(deps, request, () => findServicePoint(deps.db, kind, code));
  const view = (point: ServicePointRow): ServicePoint => ({
    company: point.company,
    addressLine: point.address_line,
    ...stationOf(point),
  });

  serve(app, deps, "servicePoint", async ({ params, request }) => {
    const point = await find(request, "retail", params.code);
    const today = amsterdamDate(deps.clock.now());
    const placed = await readDailyCount(deps.db, `collection:${point.id}`, today);
    return { ...view(point), collections: { placed, limit: point.collection_limit } };
  });
  serve(app, deps, "b2bServicePoint", async ({ params, request }) =>
    view(await find(request, "b2b", params.code)),
  );
}
