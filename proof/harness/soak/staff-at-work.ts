import { randomUUID } from "node:crypto";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { openPostgres } from "../../../apps/api/src/db/client.ts";
import { keepDemoOwner } from "../../../apps/api/src/modules/staff/demo-way-in.ts";
import { inviteStaff } from "../../../apps/api/src/modules/staff/invite-staff.ts";
import { openStaffSession } from "../../../apps/api/src/modules/staff/staff-sessions.ts";
import { PROOF_NOW, type Site } from "../site.ts";

const HUB = "haarlem";
/** So many that a run has as many stops in half an hour as otherwise in a day. */
const DRIVERS = 200;
const DESKS = 10;

/** Headers of their browsers' calls. */
type Headers = Record<string, string>;
type DriverAtWork = { headers: Headers; run: string };
export type StaffAtWork = { owner: Headers; desks: Headers[]; drivers: DriverAtWork[] };
type StaffOptions = { now?: string; desks?: number; drivers?: number };
/** Rotates through the staff. */
export function oneOf<T>(staff: T[], turn: number): T {
  const one = staff[turn % staff.length];
  if (one === undefined) throw new Error("Nobody is at work.");
  return one;
}

/** Desk employees, and drivers with one run each. */
export async function signInStaff(
  site: Site,
  {
    now: at = PROOF_NOW,
    desks: mostDesks = DESKS,
    drivers: mostDrivers = DRIVERS,
  }: StaffOptions = {},
): Promise<StaffAtWork> {
  const { db, close } = openPostgres(site.databaseUrl, 1);
  try {
    const now = new Date(at);
    const deps = { db, clock: { now: () => now } };
    const signIn = async (id: string): Promise<Headers> => {
      const { token } = await openStaffSession(db, id, { device: "proof", now, passkeyAt: now });
      // nginx forwards the host name without its port.
      return { cookie: `waslijn-staff=${token}`, origin: `http://${new URL(site.url).hostname}` };
    };
    const owner = await keepDemoOwner(deps);
    const invite = (name: string, role: "desk" | "driver"): Promise<string> =>
      inviteStaff(deps, owner, {
        email: `${name}@waslijn.example`,
        name,
        role,
        hub: HUB,
        language: "nl",
      });
    const desks: Headers[] = [];
    while (desks.length < mostDesks) {
      desks.push(await signIn(await invite(`balie-${desks.length}`, "desk")));
    }
    const drivers: DriverAtWork[] = [];
    while (drivers.length < mostDrivers) {
      const driver = await invite(`bezorger-${drivers.length}`, "driver");
      const run = randomUUID();
      await db
        .insertInto("runs")
        .values({
          id: run,
          hub_id: HUB,
          day: amsterdamDate(now),
          driver_id: driver,
          created_at: now,
        })
        .execute();
      drivers.push({ headers: await signIn(driver), run });
    }
    return { owner: await signIn(owner), desks, drivers };
  } finally {
    await close();
  }
}
