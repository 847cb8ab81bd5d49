import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { listMoneyDays, viewDayClosing } from "./book-days.ts";
import { exportMoney } from "./export-money.ts";
import { listBills, viewMoney } from "./list-bills.ts";
import { issueCollectivesBy, listCompanies } from "./list-companies.ts";
import { listInvoices, readInvoiceFile } from "./list-invoices.ts";
import { listRefunds } from "./list-refunds.ts";

/** Endpoints of the money screen; acts on one bill are with those of its order. */
export function moneyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const reading = { ...deps, db: deps.reading ?? db };
  serveConsole(app, deps, "viewMoney", () => viewMoney(db));
  serveConsole(app, deps, "listBills", ({ query }) => listBills(db, query));
  serveConsole(app, deps, "listRefunds", ({ query }) => listRefunds(db, query));
  serveConsole(app, deps, "listInvoices", ({ query }) => listInvoices(db, query));
  serveConsole(app, deps, "listCompanyInvoices", ({ query }) => listCompanies(deps, query));
  serveConsole(app, deps, "issueCollectives", ({ body, staff }) =>
    issueCollectivesBy(deps, staff, body),
  );
  serveConsole(app, deps, "listMoneyDays", ({ query }) => listMoneyDays(reading, query));
  serveConsole(app, deps, "viewDayClosing", ({ params }) => viewDayClosing(reading, params.day));

  serveConsole(app, deps, "readInvoiceFile", async ({ query, reply }) => {
    const { filename, contentType, content } = await readInvoiceFile(db, query);
    reply.header("content-type", contentType);
    reply.header("content-disposition", `attachment; filename="${filename}"`);
    reply.header("cache-control", "no-store");
    return content;
  });

  serveConsole(app, deps, "exportMoney", async ({ query, language, reply }) => {
    const day = query.day ?? amsterdamDate(deps.clock.now());
    reply.header("content-type", "text/csv; charset=utf-8");
    reply.header("content-disposition", `attachment; filename="waslijn-${query.list}-${day}.csv"`);
    reply.header("cache-control", "no-store");
    return Readable.from(exportMoney(reading, query, language));
  });
}
