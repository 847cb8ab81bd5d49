import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { takeStaffCookie } from "../../http/staff-cookie.ts";
import { endStaffSession } from "./staff-sessions.ts";
import { viewMe } from "./view-me.ts";

export function staffRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "consoleMe", ({ staff }) => viewMe(deps, staff));

  serveConsole(app, deps, "signOut", async ({ staff, reply }) => {
    await endStaffSession(deps.db, staff.session);
    takeStaffCookie(deps.env, reply);
    return null;
  });
}
