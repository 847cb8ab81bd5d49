import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { readTable } from "./provider-data-repository.ts";
import { applyFiles, previewFiles } from "./console-files.ts";
import { printFile } from "./print-file.ts";

/** The files of `data:apply`, down to an owner's machine and up from it (SHOP-06). */
export function dataFileRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "downloadData", async ({ query: { table, format } }) => {
    const rows = await readTable(deps.db, table, amsterdamDate(deps.clock.now()));
    return printFile(table, rows, format);
  });
  serveConsole(app, deps, "previewFiles", ({ body }) => previewFiles(deps, body.files));
  serveConsole(app, deps, "applyFiles", ({ body, staff }) => applyFiles(deps, staff, body));
}
