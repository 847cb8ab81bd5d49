import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Tally } from "../../../apps/api/test/bad-input/try-bad-input.ts";
import { endWithUs } from "../end-with-us.ts";

/** Result of one operation. */
export type Tried = { name: EndpointName } & (Tally | { fault: string });

const TRIER = join(import.meta.dirname, "trier.ts");

/** Fuzzes every operation with that many requests; the processes take operations from one queue. */
export async function tryOperations(cases: number, processes: number): Promise<Tried[]> {
  const waiting = Object.keys(endpoints) as EndpointName[];
  const tried: Tried[] = [];
  const tryUntilDone = async (trier: ChildProcess): Promise<void> => {
    const gone = once(trier, "exit");
    const tooSoon = gone.then(() => {
      throw new Error("A process that tried bad input ended.");
    });
    const answer = () => Promise.race([once(trier, "message"), tooSoon]);
    await answer();
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      trier.send({ name, cases });
      const [one] = (await answer()) as [Tried];
      tried.push(one);
    }
    trier.disconnect();
    await gone;
  };
  await Promise.all(
    Array.from({ length: processes }, async () => {
      const trier = fork(TRIER, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
      endWithUs(trier, "SIGTERM");
      await tryUntilDone(trier);
    }),
  );
  return tried;
}
