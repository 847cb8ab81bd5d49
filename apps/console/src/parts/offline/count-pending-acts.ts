import { rowsIn } from "@waslijn/api-client/offline/device-rows.ts";
import { isWaiting } from "@waslijn/api-client/offline/offline-queue.ts";
import { inActs } from "./database.ts";
import type { PendingAct } from "./pending-act.ts";

/** Number of unsent acts of a person on this device, of all queues. */
export async function countPendingActs(owner: string): Promise<number> {
  try {
    const all = await rowsIn<number, PendingAct<unknown>>(inActs).all();
    return all.filter((act) => act.owner === owner && isWaiting(act)).length;
  } catch {
    return 0;
  }
}
