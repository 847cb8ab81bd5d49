import type { StorageTrouble } from "@waslijn/api-client/storage/indexed-db.ts";
import type { KeptAct, NewAct } from "./kept-act.ts";

/** Storage of one queue. */
export type KeptStore<What> = {
  /** Why some acts are in memory only, if they are. */
  trouble: () => StorageTrouble | undefined;
  /** In order of creation. */
  all(): Promise<KeptAct<What>[]>;
  add(act: NewAct<What>): Promise<KeptAct<What>>;
  /** Atomic across tabs; an update to undefined removes the act. Returns the act after the change. */
  change(place: number, update: Update<What>): Promise<KeptAct<What> | undefined>;
};

export type Update<What> = (act: KeptAct<What>) => KeptAct<What> | undefined;

/** For tests. */
export function memoryStore<What>(): KeptStore<What> {
  const acts = new Map<number, KeptAct<What>>();
  let last = 0;
  return {
    trouble: () => undefined,
    all: async () => [...acts.values()],
    async add(act) {
      last += 1;
      const kept = { ...act, place: last };
      acts.set(last, kept);
      return kept;
    },
    async change(place, update) {
      const act = acts.get(place);
      const next = act && update(act);
      if (next) acts.set(place, next);
      else acts.delete(place);
      return next;
    },
  };
}
