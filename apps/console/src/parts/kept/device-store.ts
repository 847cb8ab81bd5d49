import { inMemoryWhereRefused, type Rows } from "@waslijn/api-client/storage/device-rows.ts";
import { done, result } from "@waslijn/api-client/storage/indexed-db.ts";
import { ACTS, inDatabase, table } from "./database.ts";
import type { KeptAct } from "./kept-act.ts";
import type { KeptStore } from "./kept-store.ts";

/** Larger than any key that the database generates. */
const FIRST_IN_MEMORY = 2 ** 52;

/** IndexedDB, with a fallback to memory for refused writes. */
export function openKeptStore<What>(queue: string): KeptStore<What> {
  const rows = inMemoryWhereRefused(storedIn<What>(queue), ({ place }) => place);
  let inMemory = 0;
  return {
    trouble: rows.trouble,
    all: rows.all,
    async add(act) {
      try {
        return { ...act, place: await addTo(queue, act) };
      } catch (failure) {
        const kept = { ...act, place: FIRST_IN_MEMORY + (inMemory += 1) };
        rows.hold(kept, failure);
        return kept;
      }
    },
    change: (place, update) => rows.change(place, (act) => act && update(act)),
  };
}

const addTo = (queue: string, act: object): Promise<number> =>
  inDatabase(async (database) => {
    const acts = table(database, ACTS, "readwrite");
    const place = (await result(acts.add({ ...act, queue }))) as number;
    await done(acts.transaction);
    return place;
  });

const storedIn = <What>(queue: string): Rows<number, KeptAct<What>> => ({
  all: () =>
    inDatabase((database) =>
      result(table(database, ACTS, "readonly").index("queue").getAll(queue)),
    ),
  change: (place, update) =>
    inDatabase(async (database) => {
      const acts = table(database, ACTS, "readwrite");
      const act = await result<KeptAct<What> | undefined>(acts.get(place));
      const next = update(act);
      if (next) acts.put({ ...next, queue });
      else if (act) acts.delete(place);
      await done(acts.transaction);
      return next;
    }),
});
