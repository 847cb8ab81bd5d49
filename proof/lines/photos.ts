import { randomUUID } from "node:crypto";
import { faultOf, ODD_PHOTOS } from "../../apps/api/test/odd-photos/odd-photos.ts";
import { openDelivered, type Delivered } from "../harness/delivered-orders.ts";
import { watchMemory } from "../harness/memory.ts";
import { sendAll } from "../harness/send-photo.ts";
import { openBareSite, type BareSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

/** Two are decoded at a time; the others wait. */
const AT_ONCE = 4;
/** Peak memory of a node and its decoders, above that before the first photo. */
const MOST_MEGABYTES = 400;

export const line: Line = {
  promise: "No odd file is shown as it was sent, and none takes a node's memory",
  test: `${ODD_PHOTOS.size} files (cut short, damaged, of other kinds, with a place or a script in them, unfolding into millions of pixels, as large as may be) sent in pieces to a node, ${AT_ONCE} at once; what is shown of each is looked at, and how much memory the node and its decoders took at their highest`,
  beside: "computes",
  async run({ quick }) {
    const site = await openBareSite({ nodes: 1, settings: { RATE_LIMITS: "off" } });
    const delivered = openDelivered(site);
    try {
      const { url, pid } = nodeOf(site);
      const memory = watchMemory(pid);
      const left = [...ODD_PHOTOS].filter((_, at) => !quick || at % 10 === 0);
      const all = left.length;
      const seen = { shown: 0, refused: 0, faults: [] as string[] };
      const send = async (): Promise<void> => {
        for (let next = left.shift(); next; next = left.shift()) {
          const [name, make] = next;
          const outcome = await tryOne(url, await delivered.order(), await make());
          if (outcome === undefined) seen.shown += 1;
          else if (outcome === REFUSED) seen.refused += 1;
          else seen.faults.push(`${name} ${outcome}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, send));
      const more = memory.end();
      return {
        figure: `${all} files: ${seen.shown} drawn anew, ${seen.refused} refused, ${seen.faults.length} wrong${seen.faults.map((fault) => `; ${fault}`).join("")}; at most ${more} MB more than before`,
        held: seen.faults.length === 0 && more <= MOST_MEGABYTES,
      };
    } finally {
      await delivered.close();
      await site.close();
    }
  },
};

const REFUSED = "was refused";

function nodeOf({ nodes: [node] }: BareSite): { url: string; pid: number } {
  if (!node) throw new Error("There is no node.");
  return { url: node.url, pid: node.pid() };
}

/** Uploads a file as a page does; resolves to what is wrong with the result. */
async function tryOne(
  url: string,
  { token }: Delivered,
  file: Buffer,
): Promise<string | undefined> {
  const photo = `${url}/api/orders/by-link/${token}/photos/${randomUUID()}`;
  const refusal = await sendAll(photo, file);
  const shown = await fetch(photo);
  if (refusal !== undefined) {
    const isToldSo = refusal < 500 && shown.status === 404;
    return isToldSo ? REFUSED : `was answered with ${refusal} and ${shown.status}`;
  }
  if (!shown.ok) return `is not shown: ${shown.status}`;
  return faultOf(Buffer.from(await shown.arrayBuffer()), file);
}
