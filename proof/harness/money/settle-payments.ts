import { pause } from "../ask.ts";
import { compareBooks, type Compared } from "./payment-books.ts";
import { PROOF_NOW, type Site } from "../site.ts";

/** Time runs fast while the rest settles: jobs retry after minutes and hours. */
const SETTLE_SECONDS = 20 * 60;
const SETTLE_TURNS = 60;

export type MovingTime = { now(): Date; move(seconds: number): Promise<void> };

export function movingTime({ nodes }: Pick<Site, "nodes">): MovingTime {
  let now = Date.parse(PROOF_NOW);
  return {
    now: () => new Date(now),
    async move(seconds) {
      now += seconds * 1000;
      for (const node of nodes) await node.setTime(new Date(now).toISOString());
    },
  };
}

/** Advances time until both books agree, or the limit is reached. */
export async function settled(site: Pick<Site, "query">, time: MovingTime): Promise<Compared> {
  for (let turn = 0; ; turn++) {
    await time.move(SETTLE_SECONDS);
    await pause(5000);
    const compared = await compareBooks(site, time.now());
    if (compared.problems.length === 0 || turn === SETTLE_TURNS) return compared;
  }
}
