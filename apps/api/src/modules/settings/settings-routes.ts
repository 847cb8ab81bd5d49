import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { importPiece } from "../catalogue/import-addresses.ts";
import { writeAudit } from "../staff/write-audit.ts";
import { changeSettings } from "./change-settings.ts";
import { viewSettings } from "./view-settings.ts";

export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "viewSettings", () => viewSettings(deps));
  serveConsole(app, deps, "changeSettings", async ({ staff, body, language }) => {
    await changeSettings(deps, staff, body, language);
    return viewSettings(deps);
  });
  serveConsole(app, deps, "importAddresses", async ({ staff, body }) => {
    const imported = await importPiece(deps.db, body);
    // The end may never come: a browser can stop in between.
    if (body.from === 1 && body.total === undefined) {
      await writeAudit(deps.db, deps.clock, staff, "addresses:import", { begun: true });
    }
    if (body.total !== undefined) {
      const addresses = body.total + imported.written;
      await writeAudit(deps.db, deps.clock, staff, "addresses:import", { addresses });
    }
    return imported;
  });
}
