import { pause } from "../harness/ask.ts";
import { priority, type Member } from "../harness/cluster/member.ts";
import { openLoadedCluster } from "../harness/cluster/loaded-cluster.ts";
import type { Line } from "../line.ts";

const PROMISED_MS = 60_000;
/** How long a member is frozen: another one leads when it wakes, and its leader key has expired. */
const FROZEN_MS = 12_000;

type Fault = {
  name: string;
  begin: (primary: Member) => unknown;
  end: (former: Member) => unknown;
};

/** `FAULTS=1 npm run proof -- failover` runs each kind once. */
const FAULTS: Fault[] = [
  { name: "kill -9", begin: (one) => one.kill(), end: (one) => one.start() },
  {
    name: "SIGSTOP",
    begin: (one) => one.freeze(),
    end: async (one) => {
      await pause(FROZEN_MS);
      one.thaw();
    },
  },
  { name: "cut off", begin: (one) => one.cutOff(true), end: (one) => one.cutOff(false) },
];

export const line: Line = {
  promise: "The database machine may die, freeze, be cut off or be handed over",
  test: "Three members under Patroni, three nodes; under load of orders, changes and payments the primary is killed -9, stopped (SIGSTOP) and cut off from etcd, 10 times each, and handed over by the drill; then every member is audited",
  beside: "waits",
  async run({ times }) {
    const each = Number(process.env.FAULTS) || times(10, 1);
    // A machine that installs packages meanwhile may be too slow for the leader before the first fault.
    const site = await openLoadedCluster(priority()).catch(() => openLoadedCluster(priority()));
    const problems: string[] = [];
    const silences: Record<string, number[]> = {};
    try {
      const handedOver = await site.handOver();
      problems.push(...handedOver.problems);
      for (let turn = 0; turn < each; turn++) {
        for (const { name, begin, end } of FAULTS) {
          const former = await site.cluster.whole();
          const began = performance.now();
          await begin(former);
          const leader = await site.nextLeader(former);
          await end(former);
          await site.cluster.whole();
          const silence = site.longestSilence(began);
          (silences[name] ??= []).push(silence);
          console.error(
            `${name} of ${former.name}: ${leader} leads, ${seconds(silence)} s of silence`,
          );
          if (silence > PROMISED_MS) problems.push(`${name}: ${seconds(silence)} s of silence`);
        }
      }
      const { figure, problems: found } = await site.audit();
      problems.push(...found);
      const waits = Object.entries(silences).map(([name, all]) => `${name} ${spread(all)}`);
      return {
        figure: `writing again after, median / worst of ${each}: ${waits.join(", ")}; ${handedOver.figure}; ${figure}${problems.map((one) => `; ${one}`).join("")}`,
        held: problems.length === 0,
      };
    } finally {
      await site.close();
    }
  },
};

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

function spread(all: number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  return `${seconds(sorted[sorted.length >> 1] ?? 0)} / ${seconds(sorted.at(-1) ?? 0)} s`;
}
