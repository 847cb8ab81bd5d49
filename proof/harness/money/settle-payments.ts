import { pause } from "../ask.ts";
import { compareBooks, type Compared } from "./payment-books.ts";
import { PROOF_NOW, type Site } from "../site.ts";

/** While the rest settles time runs fast: jobs ask again after minutes and hours. */
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

/** Lets time pass until both books say the same, or should have. */
export async function settled(site: Pick<Site, "query">, time: MovingTime): Promise<Compared> {
  for (let turn = 0; ; turn++) {
    await time.move(SETTLE_SECONDS);
    await pause(5000);
    const compared = await compareBooks(site, time.now());
    if (compared.problems.length === 0 || turn === SETTLE_TURNS) return compared;
  }
}
