import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { printReport } from "./export-report.ts";
import { viewReport } from "./view-report.ts";

/** Endpoints of reports, for owners and desks. */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const reading = { ...deps, db: deps.reading ?? deps.db };
  serveConsole(app, deps, "readReport", ({ query }) => viewReport(reading, query));

  serveConsole(app, deps, "exportReport", async ({ query, language, reply }) => {
    const report = await viewReport(reading, query);
    reply.header("content-type", "text/csv; charset=utf-8");
    reply.header(
      "content-disposition",
      `attachment; filename="waslijn-${report.from}-${report.until}.csv"`,
    );
    reply.header("cache-control", "no-store");
    return Readable.from([printReport(report, language)]);
  });
}
