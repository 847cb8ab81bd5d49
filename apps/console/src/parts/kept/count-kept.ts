import { ACTS, openDatabase, result, table } from "./database.ts";
import { isWaiting, type KeptAct } from "./kept-act.ts";

/** How much of somebody's work is on this device alone, whatever it is. */
export async function countKept(owner: string): Promise<number> {
  try {
    const acts = table(await openDatabase(), ACTS, "readonly");
    const all = await result<KeptAct<unknown>[]>(acts.getAll());
    return all.filter((act) => act.owner === owner && isWaiting(act)).length;
  } catch {
    return 0;
  }
}
