import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import type { Staff } from "../../http/staff-session.ts";
import { listAudit } from "./list-audit.ts";
import { changeStaff, removeStaff } from "./change-staff.ts";
import { endSomeonesSession, listOpenSessions, listOpenTablets } from "./staff-sessions.ts";
import { inviteAgain, inviteStaff } from "./invite-staff.ts";
import { makeSignInLink, signInUrl } from "./sign-in-link.ts";
import { setPin } from "./staff-pins.ts";
import { listStaff } from "./staff-repository.ts";

export function staffRoutes(app: FastifyInstance, deps: Deps): void {
  const viewOne = async (id: string) => {
    const [found] = await listStaff(deps.db, id);
    if (!found) throw new ApiProblem("not_found");
    return found;
  };

  serveConsole(app, deps, "listStaff", () => listStaff(deps.db));

  const linkFor = async (id: string): Promise<string | null> =>
    deps.env.SMTP_URL ? null : signInUrl(deps, (await makeSignInLink(deps, id)).token);

  serveConsole(app, deps, "inviteStaff", async ({ staff, body }) => {
    const id = await inviteStaff(deps, staff, body);
    return { ...(await viewOne(id)), link: await linkFor(id) };
  });

  serveConsole(app, deps, "inviteStaffAgain", async ({ staff, params }) => {
    await inviteAgain(deps, staff, params.id);
    return { link: await linkFor(params.id) };
  });

  serveConsole(app, deps, "changeStaff", async ({ staff, params, body }) => {
    await changeStaff(deps, staff, params.id, body);
    return viewOne(params.id);
  });

  serveConsole(app, deps, "removeStaff", async ({ staff, params }) => {
    await removeStaff(deps, staff, params.id);
    return null;
  });

  serveConsole(app, deps, "setStaffPin", async ({ staff, params, body }) => {
    await setPin(deps, staff, params.id, body.pin);
    return viewOne(params.id);
  });

  serveConsole(app, deps, "listStaffSessions", async ({ staff, query }) => {
    const of = query.staff ?? staff.id;
    if (!maySee(staff, of)) throw new ApiProblem("forbidden");
    const now = deps.clock.now();
    const [sessions, tablets] = await Promise.all([
      listOpenSessions(deps.db, of, now),
      listOpenTablets(deps.db, of, now),
    ]);
    const rows = [...sessions.map((session) => ({ ...session, hub: null })), ...tablets];
    return rows.map(({ id, staff_id, device, hub, created_at, seen_at }) => ({
      id,
      staff: staff_id,
      device,
      tabletOf: hub,
      createdAt: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
    }));
  });

  serveConsole(app, deps, "endStaffSession", async ({ staff, params }) => {
    await endSomeonesSession(deps, staff, params.id);
    return null;
  });

  serveConsole(app, deps, "listAudit", ({ query }) => listAudit(deps.db, query));
}

const maySee = ({ id, role }: Staff, other: string): boolean => id === other || role === "owner";
