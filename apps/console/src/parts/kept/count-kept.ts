import { result } from "@waslijn/api-client/storage/indexed-db.ts";
import { ACTS, inDatabase, table } from "./database.ts";
import { isWaiting, type KeptAct } from "./kept-act.ts";

/** Number of unsent acts of a person on this device, of all queues. */
export async function countKept(owner: string): Promise<number> {
  try {
    const all = await inDatabase((database) =>
      result<KeptAct<unknown>[]>(table(database, ACTS, "readonly").getAll()),
    );
    return all.filter((act) => act.owner === owner && isWaiting(act)).length;
  } catch {
    return 0;
  }
}
