import { audit, makeRoom } from "../harness/audit.ts";
import { roll } from "../harness/roll.ts";
import { openSite } from "../harness/site.ts";
import { receiveVisitors } from "../harness/people/visitors.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "Nodes can be restarted one by one unnoticed",
  test: "Each of 3 nodes restarted with deploy/roll, 5 times over, while visitors read and order without trying again",
  beside: "waits",
  async run({ times }) {
    const rounds = times(5, 1);
    const site = await openSite();
    try {
      await makeRoom(site);
      const visitors = await receiveVisitors(site);
      for (let round = 0; round < rounds; round++) {
        for (const node of site.nodes) await roll(site, node);
      }
      const { requests, failed, orders } = await visitors.stop();
      const { problems } = await audit(site, orders);
      return {
        figure: `${rounds * site.nodes.length} restarts, ${requests} requests, ${failed.length} failed${[...problems, ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        held: failed.length === 0 && problems.length === 0,
      };
    } finally {
      await site.close();
    }
  },
};
