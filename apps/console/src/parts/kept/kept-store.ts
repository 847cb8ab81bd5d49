import {
  inMemoryWhereRefused,
  memoryRows,
  rowsIn,
  type DeviceRows,
} from "@waslijn/api-client/offline/device-rows.ts";
import { result } from "@waslijn/api-client/offline/indexed-db.ts";
import { inActs } from "./database.ts";
import type { KeptAct, NewAct } from "./kept-act.ts";

/** Storage of one queue, in order of creation. */
export type KeptStore<What> = DeviceRows<number, KeptAct<What>> & {
  add(act: NewAct<What>): Promise<KeptAct<What>>;
};

/** Larger than any key that the database generates. */
const FIRST_IN_MEMORY = 2 ** 52;

/** IndexedDB, with a fallback to memory for refused writes. */
export function openKeptStore<What>(queue: string): KeptStore<What> {
  const { hold, ...rows } = inMemoryWhereRefused(
    rowsIn<number, KeptAct<What>>(inActs, { index: "queue", value: queue }),
    ({ place }) => place,
  );
  let inMemory = 0;
  return {
    ...rows,
    async add(act) {
      try {
        const place = await inActs("readwrite", (acts) => result(acts.add({ ...act, queue })));
        return { ...act, place: place as number };
      } catch (failure) {
        const kept = { ...act, place: FIRST_IN_MEMORY + (inMemory += 1) };
        hold(kept, failure);
        return kept;
      }
    },
  };
}

/** For tests. */
export function memoryStore<What>(): KeptStore<What> {
  const rows = memoryRows<number, KeptAct<What>>();
  let last = 0;
  return {
    ...rows,
    async add(act) {
      const kept = { ...act, place: (last += 1) };
      await rows.change(kept.place, () => kept);
      return kept;
    },
  };
}
