import { result } from "@waslijn/api-client/offline/indexed-db.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { inActs } from "../../parts/offline/database.ts";
import type { Said, SaidAct } from "./said.ts";

/** What the desk reads instead of a note whose text left the phone; in both languages, as nobody is signed in. */
const ERASED_NOTE =
  "(Opmerking van het toestel gewist voor die verzonden was. / Note erased from the phone before it was sent.)";

/**
 * Removes personal data from acts on this phone, unsent and refused ones, that were made before this day; without a day
 * from all (DRIVE-03): the names of who received a delivery, and the text of notes, which may name anybody. The acts
 * themselves stay. Best effort, like all storage on the device.
 */
export async function forgetPeople(before?: string): Promise<void> {
  await inActs("readwrite", async (acts) => {
    for (const act of await result<SaidAct[]>(acts.getAll())) {
      const isOld = before === undefined || amsterdamDate(new Date(act.madeAt)) < before;
      const what = withoutPeople(act.what);
      if (isOld && what !== act.what) acts.put({ ...act, what });
    }
  }).catch(() => undefined);
}

function withoutPeople(what: Said): Said {
  if (what.act === "note") return { ...what, text: ERASED_NOTE };
  if (!("proof" in what) || !what.proof || !("name" in what.proof)) return what;
  const { name: _, ...proof } = what.proof;
  return { ...what, proof };
}
