import type { StorageTrouble } from "@waslijn/api-client/storage/indexed-db.ts";
import type { KeptAct, NewAct } from "./kept-act.ts";

/** Where the acts of one queue are kept. */
export type KeptStore<What> = {
  /** Why some of them go with the page, if the device does not keep them. */
  trouble: () => StorageTrouble | undefined;
  /** In the order of making. */
  all(): Promise<KeptAct<What>[]>;
  add(act: NewAct<What>): Promise<KeptAct<What>>;
  /** In one step, whatever other tabs do; nothing removes it. Answers what is there afterwards. */
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
