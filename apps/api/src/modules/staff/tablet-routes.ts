import type { FastifyInstance } from "fastify";
import { randomBytes, randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { giveStaffCookie, staffTokenHash, takeStaffCookie } from "../../http/staff-cookie.ts";
import { tabletPeople, tabletPerson } from "../../http/staff-tablet.ts";
import { deviceName } from "./device-name.ts";
import { checkHub } from "./invite-staff.ts";
import { checkPin, setPin } from "./staff-pins.ts";
import { aboutHub, closeTablet, endSession } from "./staff-sessions.ts";
import { writeChange } from "./write-audit.ts";

/** Endpoints of shared tablets and their PINs (STAFF-06). */
export function tabletRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const setPerson = async (tablet: string, person: string | null): Promise<void> => {
    await db
      .updateTable("staff_tablets")
      .set({ person_id: person, person_at: person === null ? null : clock.now() })
      .where("id", "=", tablet)
      .execute();
  };

  serveConsole(app, deps, "openTablet", async ({ body: { hub }, staff, request, reply }) => {
    const token = randomBytes(32).toString("base64url");
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      await checkHub(transaction, hub);
      const tablet = { id: randomUUID(), token_hash: staffTokenHash(token), hub_id: hub };
      const device = deviceName(request.headers["user-agent"]);
      const opened = { opened_by: staff.id, created_at: now, seen_at: now };
      await transaction
        .insertInto("staff_tablets")
        .values({ ...tablet, ...opened, device, person_id: null, person_at: null })
        .execute();
      // The browser keeps no way back to what its opener may do.
      await endSession(transaction, staff.session);
      const change = { about: aboutHub(hub), before: null, after: { device } };
      await writeChange(transaction, clock, staff, "tablet:open", change);
    });
    giveStaffCookie(deps.env, reply, token);
    return null;
  });

  serveConsole(app, deps, "viewTablet", async ({ tablet }) => {
    const hub = await db
      .selectFrom("hubs")
      .select(["id", "name"])
      .where("id", "=", tablet.hub)
      .executeTakeFirstOrThrow();
    const people = await tabletPeople(db, tablet.hub)
      .select(["id", "name", "pin_hash"])
      .orderBy((one) => one.fn("lower", ["name"]))
      .orderBy("id")
      .execute();
    return {
      hub,
      people: people.map(({ id, name, pin_hash }) => ({ id, name, hasPin: pin_hash !== null })),
    };
  });

  serveConsole(app, deps, "enterPin", async ({ body, tablet }) => {
    const person = await tabletPeople(db, tablet.hub)
      .select(["id", "pin_hash"])
      .where("id", "=", body.person)
      .executeTakeFirst();
    await checkPin(deps, tablet.id, person ?? { pin_hash: null }, body.pin);
    await setPerson(tablet.id, body.person);
    return null;
  });

  serveConsole(app, deps, "touchTablet", async ({ tablet }) => {
    const { id } = await tabletPerson(deps, tablet);
    await setPerson(tablet.id, id);
    return null;
  });

  serveConsole(app, deps, "leaveTablet", async ({ tablet }) => {
    await setPerson(tablet.id, null);
    return null;
  });

  serveConsole(app, deps, "closeTablet", async ({ tablet: { id, hub, person }, reply }) => {
    await db.transaction().execute(async (transaction) => {
      const who = person === null ? `tablet ${hub}` : { id: person };
      await closeTablet(transaction, clock, { id, hub }, who);
    });
    takeStaffCookie(deps.env, reply);
    return null;
  });

  serveConsole(app, deps, "setOwnPin", async ({ staff, body: { pin, current } }) => {
    const { id, session, isOnTablet } = staff;
    if (isOnTablet) {
      // Whoever finds an unlocked tablet must not take over the person's PIN.
      const { pin_hash } = await db
        .selectFrom("staff")
        .select("pin_hash")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (current === undefined) throw new ApiProblem("pin_wrong");
      await checkPin(deps, session, { pin_hash }, current);
    }
    await setPin(deps, staff, id, pin, isOnTablet ? session : undefined);
    return null;
  });
}
