import { guestToken, offeredWindows, placement, sendOrder } from "../harness/orders.ts";
import { audit, makeRoom } from "../harness/audit.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "One request is one order, however often it is sent",
  test: "The same Idempotency-Key 100 times at once, straight to 3 nodes",
  beside: "waits",
  async run({ times }) {
    const [rounds, copies] = [times(20, 3), 100];
    const site = await openSite();
    try {
      await makeRoom(site);
      const token = await guestToken(site);
      const acknowledged: string[] = [];
      let identical = 0;
      for (const windows of offeredWindows().slice(0, rounds)) {
        const order = placement(windows, token);
        const answers = await Promise.all(
          Array.from({ length: copies }, (_, copy) =>
            sendOrder(site.nodes[copy % site.nodes.length]?.url ?? "", order),
          ),
        );
        const distinct = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])));
        const [first] = answers;
        if (distinct.size !== 1 || first?.status !== 201) continue;
        identical++;
        acknowledged.push((first.body as { id: string }).id);
      }
      const { orders, problems } = await audit(site, acknowledged);
      return {
        figure: `${rounds} keys × ${copies}: ${orders} orders, ${identical} times ${copies} identical answers${told(problems)}`,
        held: orders === rounds && identical === rounds && problems.length === 0,
      };
    } finally {
      await site.close();
    }
  },
};

const told = (problems: string[]): string => (problems.length ? `; ${problems.join("; ")}` : "");
