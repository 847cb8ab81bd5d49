import { ACTS, done, openDatabase, result, table } from "./database.ts";
import type { KeptAct } from "./kept-act.ts";
import { memoryStore, type KeptStore } from "./kept-store.ts";

/** The device's own storage, or memory where the browser has or allows none. */
export async function openKeptStore<What>(queue: string): Promise<KeptStore<What>> {
  try {
    return storeIn(await openDatabase(), queue);
  } catch {
    return memoryStore();
  }
}

function storeIn<What>(database: IDBDatabase, queue: string): KeptStore<What> {
  return {
    lasts: true,
    all: () => result(table(database, ACTS, "readonly").index("queue").getAll(queue)),
    async add(act) {
      const acts = table(database, ACTS, "readwrite");
      const place = (await result(acts.add({ ...act, queue }))) as number;
      await done(acts.transaction);
      return { ...act, place };
    },
    async change(place, update) {
      const acts = table(database, ACTS, "readwrite");
      const act = await result<KeptAct<What> | undefined>(acts.get(place));
      const next = act && update(act);
      if (next) acts.put({ ...next, queue });
      else if (act) acts.delete(place);
      await done(acts.transaction);
      return next;
    },
  };
}
