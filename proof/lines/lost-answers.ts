import { audit, makeRoom } from "../harness/audit.ts";
import { pause } from "../harness/ask.ts";
import { startLoad } from "../harness/load.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "A lost answer is not a second order",
  test: "Every client hangs up within 25 ms of its first attempt, then tries again with the same key",
  beside: "waits",
  async run({ times }) {
    const wanted = times(2000, 150);
    const site = await openSite();
    try {
      await makeRoom(site);
      const load = await startLoad(site, { clients: 8, firstHangsUp: () => Math.random() * 25 });
      const until = performance.now() + 300_000;
      while (load.placed() < wanted && performance.now() < until) await pause(100);
      const { acknowledged, retried, failed } = await load.stop();
      const { orders, problems } = await audit(site, acknowledged);
      return {
        figure: `${acknowledged.length} orders acknowledged = ${orders} stored, ${retried} of them after a lost answer${[...problems, ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        held: problems.length === 0 && failed.length === 0 && retried > wanted / 10,
      };
    } finally {
      await site.close();
    }
  },
};
