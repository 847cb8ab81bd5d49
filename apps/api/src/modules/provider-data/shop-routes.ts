import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { previewAddress } from "../catalogue/preview-address.ts";
import { viewWindows } from "./view-windows.ts";

/** What an owner looks at before changing the provider's data; changing it is `provider-data/changes`. */
export function shopRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "viewWindows", ({ query }) => viewWindows(deps, query));
  serveConsole(app, deps, "viewAsVisitor", ({ body }) => previewAddress(deps, body));
}
