import type { OpenAreaBody } from "@waslijn/contract/console/areas";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { WorkRefused } from "../../work-refused.ts";
import { openArea } from "./open-area.ts";
import { viewAreas } from "./view-areas.ts";

/** An owner sees where people wait, and opens an area as the command does (SHOP-03). */
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
  serveConsole(app, deps, "openArea", ({ staff, body }) => open(staff, body, false));
}

function inWords(error: unknown): never {
  if (!(error instanceof WorkRefused)) throw error;
  throw new ApiProblem(error.refusal.code === "hub_unknown" ? "not_found" : "area_overlaps");
}
