import type { FastifyInstance } from "fastify";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { WorkRefused } from "../../work.ts";
import { printKitLabels, sendKits, takeBackKits, viewKits } from "./kits.ts";
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

/** Time in which marking bags as posted can be undone before their customers are mailed. */
const KIT_UNDO_MS = 60_000;

/** Endpoints of the starter kits (PHONE-04). */
export function kitRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "listKits", () => viewKits(deps));
  serveConsole(app, deps, "printKitLabels", async ({ query, reply }) => {
    const { paper, used = "0", numbers } = query;
    const named = numbers?.split(",");
    const labels = await printKitLabels(deps, { paper, used: Number(used), numbers: named });
    if (labels.numbers.length === 0) throw new ApiProblem("not_found");
    reply.header("content-type", "application/pdf");
    const name = `labels-${amsterdamDate(deps.clock.now())}.pdf`;
    reply.header("content-disposition", `attachment; filename="${name}"`);
    reply.header("cache-control", "no-store");
    return Buffer.from(labels.pdf, "base64");
  });
  serveConsole(app, deps, "sendKits", async ({ body, staff }) => {
    await sendKits({ ...deps, who: staff }, body, KIT_UNDO_MS).catch(toProblem);
    return viewKits(deps);
  });
  serveConsole(app, deps, "takeBackKits", async ({ body, staff }) => {
    await takeBackKits({ ...deps, who: staff }, body.numbers).catch(toProblem);
    return viewKits(deps);
  });
}

/** Somebody else changed the list meanwhile. */
function toProblem(error: unknown): never {
  throw error instanceof WorkRefused ? new ApiProblem("data_changed") : error;
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
