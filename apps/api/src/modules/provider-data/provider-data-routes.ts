import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { previewAddress } from "../catalogue/preview-address.ts";
import { viewWindows } from "./view-windows.ts";
import type { OpenAreaBody } from "@waslijn/contract/console/areas";
import { ApiProblem } from "../../api-problem.ts";
import { WorkRefused } from "../../work.ts";
import { exportSubscribers, viewSubscribers } from "./list-subscribers.ts";
import { openArea, viewAreas } from "./open-area.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { readTable } from "./provider-data-repository.ts";
import { applyFiles, previewFiles, printFile } from "./console-files.ts";

/** Read-only views for owners; `provider-data/changes` has the writes. */
export function shopRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "viewWindows", ({ query }) => viewWindows(deps, query));
  serveConsole(app, deps, "viewAsVisitor", ({ body }) => previewAddress(deps, body));
}

/** Waiting customers per area, and opening an area as the command does (SHOP-03). */
export function deskAreaRoutes(app: FastifyInstance, deps: Deps): void {
  const open = async (
    staff: { id: string },
    { ranges, hub, mail }: OpenAreaBody,
    dryRun: boolean,
  ): Promise<{ mailed: number }> => {
    const who = { id: staff.id };
    const input = { ranges, hub, dryRun, isSilent: !mail };
    const { mailed } = await openArea({ ...deps, who }, input).catch(inWords);
    if (!dryRun) deps.live.announce({ data: "service_areas" });
    return { mailed };
  };
  serveConsole(app, deps, "deskAreas", () => viewAreas(deps));
  serveConsole(app, deps, "previewArea", ({ staff, body }) => open(staff, body, true));
  serveConsole(app, deps, "listSubscribers", ({ query }) => viewSubscribers(deps.db, query));
  serveConsole(app, deps, "exportSubscribers", async ({ query, staff, language, reply }) => {
    const day = amsterdamDate(deps.clock.now());
    reply.header("content-type", "text/csv; charset=utf-8");
    reply.header("content-disposition", `attachment; filename="waslijn-waiting-${day}.csv"`);
    reply.header("cache-control", "no-store");
    return exportSubscribers({ ...deps, who: staff }, query, language);
  });
  serveConsole(app, deps, "openArea", ({ staff, body }) => open(staff, body, false));
}

function inWords(error: unknown): never {
  if (!(error instanceof WorkRefused)) throw error;
  throw new ApiProblem(error.refusal.code === "hub_unknown" ? "not_found" : "area_overlaps");
}

/** Download and upload of the files of `data:apply` (SHOP-06). */
export function dataFileRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "downloadData", async ({ query: { table, format } }) => {
    const rows = await readTable(deps.db, table, amsterdamDate(deps.clock.now()));
    return printFile(table, rows, format);
  });
  serveConsole(app, deps, "previewFiles", ({ body }) => previewFiles(deps, body.files));
  serveConsole(app, deps, "applyFiles", ({ body, staff }) => applyFiles(deps, staff, body));
}
