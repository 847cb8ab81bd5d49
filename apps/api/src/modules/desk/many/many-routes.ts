import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { serveConsole } from "../../../http/serve-console.ts";
import { staffKey } from "../../orders/idempotency.ts";
import { messageMany, previewMessage, undoMessage } from "./message-many.ts";
import { moveMany, previewMove } from "./move-many.ts";
import { undoMove } from "./undo-move.ts";

/** Endpoints for bulk acts on orders, each with its undo. */
export function manyRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "previewMove", ({ body }) => previewMove(deps, body));
  serveConsole(app, deps, "moveMany", ({ body, staff, request }) =>
    moveMany(deps, staff, body, staffKey(request, deps, staff, body)),
  );
  serveConsole(app, deps, "undoMove", ({ body, staff, request }) =>
    undoMove(deps, staff, body.orders, staffKey(request, deps, staff, body)),
  );
  serveConsole(app, deps, "previewMessage", ({ body }) => previewMessage(deps, body.numbers));
  serveConsole(app, deps, "messageMany", async ({ body, staff, request }) => {
    await messageMany(deps, staff, body, staffKey(request, deps, staff, body));
    return null;
  });
  serveConsole(app, deps, "undoMessage", async ({ body, staff, request }) => {
    await undoMessage(deps, staff, body, staffKey(request, deps, staff, body));
    return null;
  });
}
