import { result } from "@waslijn/api-client/offline/indexed-db.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { inActs } from "../../parts/offline/database.ts";
import type { SaidAct } from "./said.ts";

/**
 * Removes the names of who received a delivery from acts on this phone, unsent and refused ones, that were made before
 * this day; without a day from all (DRIVE-03). The acts themselves stay. Best effort, like all storage on the device.
 */
export async function forgetReceivers(before?: string): Promise<void> {
  await inActs("readwrite", async (acts) => {
    for (const act of await result<SaidAct[]>(acts.getAll())) {
      const { what, madeAt } = act;
      const isOld = before === undefined || amsterdamDate(new Date(madeAt)) < before;
      if (!isOld || !("proof" in what) || !what.proof || !("name" in what.proof)) continue;
      const { name: _, ...proof } = what.proof;
      acts.put({ ...act, what: { ...what, proof } });
    }
  }).catch(() => undefined);
}
