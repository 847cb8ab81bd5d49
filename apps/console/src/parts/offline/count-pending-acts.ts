import { result } from "@waslijn/api-client/offline/indexed-db.ts";
import { inActs } from "./database.ts";
import type { PendingAct } from "./pending-act.ts";

/** Number of unsent acts of a person on this device, of all queues. Reads the store itself: the queues load later. */
export async function countPendingActs(owner: string): Promise<number> {
  try {
    const all = await inActs("readonly", (acts) => result<PendingAct<unknown>[]>(acts.getAll()));
    return all.filter((act) => act.owner === owner && act.state === "waiting").length;
  } catch {
    return 0;
  }
}
