import {
  inMemoryWhereRefused,
  memoryRows,
  rowsIn,
  type DeviceRows,
} from "@waslijn/api-client/offline/device-rows.ts";
import { result } from "@waslijn/api-client/offline/indexed-db.ts";
import { inActs } from "./database.ts";
import type { PendingAct, NewAct } from "./pending-act.ts";

/** Storage of one queue, in order of creation. */
export type ActStore<What> = DeviceRows<number, PendingAct<What>> & {
  add(act: NewAct<What>): Promise<PendingAct<What>>;
};

/** Larger than any key that the database generates. */
const FIRST_IN_MEMORY = 2 ** 52;

/** IndexedDB, with a fallback to memory for refused writes. */
export function openActStore<What>(queue: string): ActStore<What> {
  const { hold, ...rows } = inMemoryWhereRefused(
    rowsIn<number, PendingAct<What>>(inActs, { index: "queue", value: queue }),
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
        const stored = { ...act, place: FIRST_IN_MEMORY + (inMemory += 1) };
        hold(stored, failure);
        return stored;
      }
    },
  };
}

/** For tests. */
export function memoryStore<What>(): ActStore<What> {
  const rows = memoryRows<number, PendingAct<What>>();
  let last = 0;
  return {
    ...rows,
    async add(act) {
      const stored = { ...act, place: (last += 1) };
      await rows.change(stored.place, () => stored);
      return stored;
    },
  };
}
