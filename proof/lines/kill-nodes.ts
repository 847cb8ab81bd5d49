import { audit, awaitMails, makeRoom } from "../harness/audit.ts";
import { pause } from "../harness/ask.ts";
import { startLoad } from "../harness/load.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "A node that dies in the middle of an order loses and doubles nothing",
  test: "100 times kill -9 of one of 3 nodes under load; clients try again with the same key",
  beside: "waits",
  async run({ times }) {
    const kills = times(100, 5);
    const site = await openSite();
    try {
      await makeRoom(site);
      // As many orders as one machine can also mail while one of its nodes is always starting.
      const load = await startLoad(site, { clients: 6, pauseMs: 60 });
      for (let turn = 0; turn < kills; turn++) {
        const node = site.nodes[turn % site.nodes.length];
        await pause(100 + Math.random() * 200);
        await node?.kill();
        await node?.start();
      }
      const { acknowledged, retried, failed } = await load.stop();
      const { orders, problems } = await audit(site, acknowledged);
      problems.push(...(await awaitMails(site, 180_000)));
      const repeats = [...site.mailbox.received.values()].filter((count) => count > 1).length;
      return {
        figure: `${kills} kills, ${retried} orders cut off and sent again; acknowledged ${acknowledged.length} = stored ${orders}; every mail arrived (${repeats} twice, same Message-ID)${[...problems, ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        held: problems.length === 0 && failed.length === 0 && retried > 0,
      };
    } finally {
      await site.close();
    }
  },
};
