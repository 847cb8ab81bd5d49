import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { countingMisses } from "../../http/limits/rate-limits.ts";
import { serve } from "../../http/serve.ts";
import { stationOf, findServicePointByBls } from "../catalogue/service-points-repository.ts";
import { sql } from "kysely";
import { randomInt } from "node:crypto";
import type { Db } from "../../db/client.ts";

export function labelRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "createReturnLabel", async ({ params, request }) => {
    const code = params.code.trim().toUpperCase();
    const point = await countingMisses(deps, request, () => findServicePointByBls(deps.db, code));
    const label = await returnLabelOf(deps.db, point.id, deps.clock.now());
    return { servicePoint: stationOf(point), returnLabel: { label } };
  });
}

const PREFIX = "3SWAS";
const DIGITS = 10;

/** Short, with digits after the prefix: Code 128 encodes digits in pairs. */
const newLabel = (): string =>
  PREFIX + Array.from({ length: DIGITS }, () => randomInt(10)).join("");

/** The return label of a service point: created on first request, then always the same. */
async function returnLabelOf(db: Db, servicePointId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ label: string }>`
    INSERT INTO return_labels (service_point_id, label, created_at)
    VALUES (${servicePointId}, ${newLabel()}, ${now})
    ON CONFLICT (service_point_id) DO UPDATE SET label = return_labels.label
    RETURNING label`.execute(db);
  return rows[0]?.label ?? "";
}
