import { openPostgres } from "../../apps/api/src/db/client.ts";
import { keepDemoOwner } from "../../apps/api/src/modules/staff/demo-way-in.ts";
import { openStaffSession } from "../../apps/api/src/modules/staff/staff-sessions.ts";

/** Session cookie of an owner, at the product's clock. */
export async function signInOwner(databaseUrl: string, at: string): Promise<string> {
  const { db, close } = openPostgres(databaseUrl, 1);
  const now = new Date(at);
  const owner = await keepDemoOwner({ db, clock: { now: () => now } });
  const { token } = await openStaffSession(db, owner, { device: "bench", now, passkeyAt: now });
  await close();
  return token;
}
