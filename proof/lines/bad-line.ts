import { audit, makeRoom } from "../harness/audit.ts";
import { pause } from "../harness/ask.ts";
import { createCluster } from "../harness/cluster.ts";
import { startLoad } from "../harness/load.ts";
import { openSiteOn } from "../harness/site.ts";
import { startTcpProxy } from "../../scripts/test/tcp-proxy.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "A slow or broken line to the database harms no order",
  test: "50 times: 150 ms of delay, then every connection cut, then new ones refused for a moment",
  beside: "waits",
  async run({ times }) {
    const turns = times(50, 4);
    const cluster = await createCluster();
    const wire = await startTcpProxy(cluster.port);
    const site = await openSiteOn(cluster, { line: wire });
    try {
      await makeRoom(site);
      const load = await startLoad(site, { clients: 6 });
      let cuts = 0;
      for (let turn = 0; turn < turns; turn++) {
        wire.delay(150);
        await pause(400);
        wire.refuse(true);
        cuts += wire.cut();
        await pause(200);
        wire.refuse(false);
        wire.delay(0);
        await pause(400);
      }
      const { acknowledged, retried, failed } = await load.stop();
      const { orders, problems } = await audit(site, acknowledged);
      return {
        figure: `${cuts} connections cut in ${turns} turns; acknowledged ${acknowledged.length} = stored ${orders}, ${retried} after another try${[...problems, ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        // Nodes retry after a cut, so clients may not notice it.
        held: problems.length === 0 && failed.length === 0 && cuts >= turns,
      };
    } finally {
      await site.close();
      await wire.stop();
    }
  },
};
