import { pause } from "../harness/ask.ts";
import { sendBills } from "../harness/money/bills.ts";
import { payBills } from "../harness/money/payers.ts";
import { movingTime, settled } from "../harness/money/settle-payments.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

/** Clock step on every node after each kill: long enough for late jobs, short enough to pay. */
const KILL_SECONDS = 20;

export const line: Line = {
  promise: "Every bill is paid once, whatever becomes of webhooks and nodes",
  test: "2,000 bills paid, failed, broken off and paid twice at the test bank, whose webhooks come late, doubled, shuffled and, one in five, never; 50 times kill -9 of one of 3 nodes meanwhile; then our books beside the bank's",
  beside: "waits",
  async run({ times }) {
    const [wanted, kills] = [times(2000, 60), times(50, 4)];
    const site = await openSite();
    try {
      const time = movingTime(site);
      const bills = await sendBills(site, wanted);
      const paying = payBills(site, bills);
      for (let turn = 0; turn < kills; turn++) {
        const node = site.nodes[turn % site.nodes.length];
        await pause(200 + Math.random() * 400);
        await node?.kill();
        await node?.start();
        await time.move(KILL_SECONDS);
      }
      const { presses, lost, retried, failed } = await paying;
      const { paid, returnedCents, cents, problems } = await settled(site, time);
      return {
        figure: `${kills} kills; ${presses} presses at the bank, ${lost} webhooks never sent, ${retried} questions asked again; ${paid} of ${wanted} bills paid with ${euros(cents)}, ${euros(returnedCents)} that came twice went back; ${problems.length} differences between our books and the bank's${[...problems.slice(0, 3), ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        held:
          problems.length === 0 &&
          failed.length === 0 &&
          paid >= wanted * 0.98 &&
          returnedCents > 0 &&
          lost > 0,
      };
    } finally {
      await site.close();
    }
  },
};

const euros = (cents: number): string => `€ ${(cents / 100).toFixed(2)}`;
