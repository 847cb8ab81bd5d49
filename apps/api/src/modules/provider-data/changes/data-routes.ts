import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { serveConsole } from "../../../http/serve-console.ts";
import { readTable } from "../provider-data-repository.ts";
import { changeData, previewData } from "./change-data.ts";
import { listDataChanges } from "./data-changes-repository.ts";
import { entryOf } from "./entry-version.ts";
import { putBack } from "./put-back.ts";

/** Routes for editing provider data in the console; docs/provider-data.md describes how a screen uses them. */
export function dataRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "listData", async ({ params: { table } }) => {
    const rows = await readTable(deps.db, table, amsterdamDate(deps.clock.now()));
    return rows.map((row) => entryOf(table, row));
  });
  serveConsole(app, deps, "previewData", ({ body }) => previewData(deps, body.changes));
  serveConsole(app, deps, "changeData", ({ body, staff }) => changeData(deps, staff, body));
  serveConsole(app, deps, "listDataChanges", ({ query }) => listDataChanges(deps.db, query.table));
  serveConsole(app, deps, "putDataBack", ({ params, body, staff }) =>
    putBack(deps, staff, params.id, body),
  );
}
