import { audit, makeRoom } from "../harness/audit.ts";
import { pause } from "../harness/ask.ts";
import { auditLives, startChanges } from "../harness/changes.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "Changing and cancelling survive dying nodes and a restarting database",
  test: "Two rivals change or cancel each order at once, over 3 nodes; 60 times kill -9 of a node, 15 restarts of the database, half of them without a clean stop; after each the windows are audited",
  beside: "waits",
  async run({ times }) {
    const faults = times(75, 10);
    const site = await openSite();
    try {
      await makeRoom(site);
      const changes = await startChanges(site);
      const problems: string[] = [];
      for (let turn = 0; turn < faults; turn++) {
        await pause(100 + Math.random() * 300);
        if (turn % 5 === 4) {
          await site.cluster.stop(turn % 2 ? "fast" : "immediate");
          await pause(200);
          await site.cluster.start();
        } else {
          const node = site.nodes[turn % site.nodes.length];
          await node?.kill();
          await node?.start();
        }
        const wrong = await site.query("SELECT * FROM audit_windows()");
        if (wrong.length > 0) problems.push(`${wrong.length} windows are wrong after ${turn}`);
      }
      const { told, retried, refused, failed } = await changes.stop();
      const { orders, problems: found } = await audit(site, [...told.keys()]);
      problems.push(...found, ...(await auditLives(site, told)).slice(0, 3));
      const changed = [...told.values()].reduce((sum, count) => sum + count, 0);
      return {
        figure: `${faults} faults; ${orders} orders, ${changed} changes and cancels acknowledged = stored, ${refused} rivals told that they came too late, ${retried} questions asked again; every window and every state as the histories say${[...problems, ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        held: problems.length === 0 && failed.length === 0 && retried > 0,
      };
    } finally {
      await site.close();
    }
  },
};
