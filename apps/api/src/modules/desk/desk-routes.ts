import { TOTAL_ROWS_HEADER } from "@waslijn/contract/console/codes";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import type { Deps } from "../../deps.ts";
import { eventStreams } from "../../http/event-stream.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { mayStillCall } from "../../http/staff-session.ts";
import { readCatalogue } from "../catalogue/catalogue-repository.ts";
import { followChanges } from "./follow-changes.ts";
import { countOrders } from "./list/count-orders.ts";
import { exportOrders } from "./list/export-orders.ts";
import { listOrders } from "./list/list-orders.ts";
import { listClashes } from "./open-conflicts.ts";
import { searchDesk } from "./list/search-desk.ts";
import { viewSetup } from "./view-setup.ts";
import { viewToday } from "./view-today.ts";

/** Limits on open event streams: a desk needs one. */
const STREAMS = { most: 500, mostOfOne: 12 };

/** Endpoints for Today and the list of orders, for desks and owners. */
export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "deskToday", ({ query, language }) =>
    viewToday(deps, { ...query, language }),
  );
  serveConsole(app, deps, "viewSetup", ({ language }) => viewSetup(deps, language));
  serveConsole(app, deps, "viewOpening", async ({ language }) => {
    const { isOpen } = await viewSetup(deps, language);
    return { isOpen };
  });
  serveConsole(app, deps, "listClashes", async ({ query }) => ({
    clashes: await listClashes(deps.db, deps.clock.now(), query),
  }));
  serveConsole(app, deps, "deskOrders", ({ query, language }) => listOrders(deps, query, language));
  serveConsole(app, deps, "searchDesk", ({ query, language }) => searchDesk(deps, query, language));
  serveConsole(app, deps, "countOrders", ({ query }) => countOrders(deps, query));

  serveConsole(app, deps, "exportOrders", async ({ query, language, reply }) => {
    const reading = { ...deps, db: deps.reading ?? deps.db };
    const { total, parts } = await exportOrders(reading, query, language);
    const day = amsterdamDate(deps.clock.now());
    reply.header("content-type", "text/csv; charset=utf-8");
    reply.header("content-disposition", `attachment; filename="waslijn-${day}.csv"`);
    reply.header("cache-control", "no-store");
    reply.header(TOTAL_ROWS_HEADER, total);
    return Readable.from(parts);
  });

  serveConsole(app, deps, "deskPrices", async ({ query, language }) => {
    const day = query.day ?? amsterdamDate(deps.clock.now());
    return (await readCatalogue(deps.db, language, day)).services;
  });

  const open = eventStreams(app, STREAMS);
  serveConsole(app, deps, "followDesk", async ({ staff, request, reply }) => {
    const mayStay = () => mayStillCall(deps, staff.session, "followDesk");
    followChanges(deps, open(reply, staff.session), { since: lastEventOf(request), mayStay });
    return "";
  });
}

/** The `Last-Event-ID` of a browser that reconnects. */
function lastEventOf({ headers }: FastifyRequest): number | undefined {
  const id = headers["last-event-id"];
  return typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}
