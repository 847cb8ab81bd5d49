import { audit, awaitMails, makeRoom } from "../harness/audit.ts";
import { ask, pause } from "../harness/ask.ts";
import { startLoad } from "../harness/load.ts";
import { openSite, type Site } from "../harness/site.ts";
import type { Line } from "../line.ts";

const PROMISED_MS = 10_000;

/** Time from the database's return until every node reports ready. */
async function readyAgain(site: Site): Promise<number> {
  const began = performance.now();
  const isReady = async (url: string): Promise<boolean> =>
    (await ask(`${url}/api/health/ready`, { timeoutMs: 2000 }).catch(() => undefined))?.status ===
    200;
  while (performance.now() - began < 3 * PROMISED_MS) {
    if ((await Promise.all(site.nodes.map((node) => isReady(node.url)))).every(Boolean)) break;
    await pause(50);
  }
  return performance.now() - began;
}

export const line: Line = {
  promise: "The database may restart under load",
  test: "20 restarts, every second one without a clean stop; ready again within 10 s; nodes stay alive",
  beside: "waits",
  async run({ times }) {
    const restarts = times(20, 3);
    const site = await openSite();
    try {
      await makeRoom(site);
      const pids = site.nodes.map((node) => node.pid());
      const load = await startLoad(site, { clients: 6 });
      let slowest = 0;
      for (let turn = 0; turn < restarts; turn++) {
        await pause(1000);
        await site.cluster.stop(turn % 2 ? "fast" : "immediate");
        await pause(200);
        await site.cluster.start();
        slowest = Math.max(slowest, await readyAgain(site));
      }
      const { acknowledged, retried, failed } = await load.stop();
      const { orders, problems } = await audit(site, acknowledged);
      problems.push(...(await awaitMails(site, 120_000)));
      if (site.nodes.some((node, number) => node.pid() !== pids[number]))
        problems.push("a node ended");
      return {
        figure: `${restarts} restarts, slowest ready again after ${(slowest / 1000).toFixed(1)} s; acknowledged ${acknowledged.length} = stored ${orders}, ${retried} after another try${[...problems, ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        held: problems.length === 0 && failed.length === 0 && slowest <= PROMISED_MS,
      };
    } finally {
      await site.close();
    }
  },
};
