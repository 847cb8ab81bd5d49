import { randomUUID } from "node:crypto";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { openPostgres } from "../../../apps/api/src/db/client.ts";
import { keepDemoOwner } from "../../../apps/api/src/modules/staff/demo-way-in.ts";
import { inviteStaff } from "../../../apps/api/src/modules/staff/invite-staff.ts";
import { openStaffSession } from "../../../apps/api/src/modules/staff/staff-sessions.ts";
import { PROOF_NOW, type Site } from "../site.ts";

const HUB = "haarlem";

/** What a browser of theirs sends along with each call. */
export type StaffAtWork = { desk: Record<string, string>; driver: Record<string, string> };

/** Somebody at the desk, and a driver with a run of the day. */
export async function signInStaff(site: Site): Promise<StaffAtWork> {
  const { db, close } = openPostgres(site.databaseUrl, 1);
  try {
    const now = new Date(PROOF_NOW);
    const deps = { db, clock: { now: () => now } };
    const signIn = async (id: string): Promise<Record<string, string>> => {
      const { token } = await openStaffSession(db, id, { device: "proof", now, passkeyAt: now });
      // nginx hands on the name that was asked for without its port.
      return { cookie: `waslijn-staff=${token}`, origin: `http://${new URL(site.url).hostname}` };
    };
    const owner = await keepDemoOwner(deps);
    const driver = await inviteStaff(deps, owner, {
      email: "bezorger@waslijn.example",
      name: "Daan Kok",
      role: "driver",
      hub: HUB,
      language: "nl",
    });
    await db
      .insertInto("runs")
      .values({
        id: randomUUID(),
        hub_id: HUB,
        day: amsterdamDate(now),
        driver_id: driver,
        created_at: now,
      })
      .execute();
    return { desk: await signIn(owner), driver: await signIn(driver) };
  } finally {
    await close();
  }
}
