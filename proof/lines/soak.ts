import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { makeRoom } from "../harness/audit.ts";
import { pause } from "../harness/ask.ts";
import { movingTime } from "../harness/money/settle-payments.ts";
import { openSite, type Site } from "../harness/site.ts";
import { startMixedDay, type Asked } from "../harness/soak/mixed-day.ts";
import { drawSoak, type Measure, type Sample } from "../harness/soak/soak-picture.ts";
import type { Line } from "../line.ts";

const PICTURE = resolve(import.meta.dirname, "../../docs/pictures/soak.svg");
const FACTOR = 5;
const SAMPLE_SECONDS = 10;
const OF_STAFF = new Set(["pickup", "count", "ready", "deliver", "desk"]);
/** Allowed ratio of the last third to the one before; the first third is warm-up. */
const FLAT: Record<Measure, number> = {
  megabytes: 1.1,
  customersP99: 1.5,
  staffP99: 1.5,
  deadPercent: 1.5,
};

export const line: Line = {
  promise: "Half an hour of a busy day leaves memory, answers and tables as they were",
  test: `Orders that are changed, picked up, counted, paid and brought back, with their lists of times and desks beside them, without the visits that only look, at ${FACTOR} times the busiest hour of a household name, through nginx and 3 nodes; memory, p99 and the share of dead rows every ${SAMPLE_SECONDS} s. \`MINUTES\` sets another length`,
  async run({ times, quick }) {
    const minutes = Number(process.env.MINUTES) || times(30, 3);
    const site = await openSite();
    try {
      await makeRoom(site);
      const time = movingTime(site);
      const day = await startMixedDay(site, time, FACTOR);
      const samples: Sample[] = [];
      const all = new Map<string, number>();
      const began = performance.now();
      for (let turn = 1; turn * SAMPLE_SECONDS <= minutes * 60; turn++) {
        await pause(began + turn * SAMPLE_SECONDS * 1000 - performance.now());
        await time.move(SAMPLE_SECONDS);
        const asked = day.take();
        samples.push(await sample(site, asked, turn));
        for (const { deed, status } of asked) {
          const name = status > 0 && status < 400 ? deed : `${deed} failed with ${status}`;
          all.set(name, (all.get(name) ?? 0) + 1);
        }
      }
      await day.stop();
      if (!quick) writeFileSync(PICTURE, drawSoak(samples));
      const problems = growing(samples);
      const counts = [...all].map(([name, count]) => `${name} ${count}`);
      problems.push(...counts.filter((one) => one.includes("failed")));
      const waiting = await site.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL AND id NOT IN (SELECT message_id FROM kept_messages)",
      );
      const last = samples.at(-1);
      return {
        figure: `${minutes} minutes: ${counts.join(", ")}; at the end ${last?.megabytes.toFixed(0)} MB in three nodes, p99 ${last?.customersP99.toFixed(0)} ms for customers and ${last?.staffP99.toFixed(0)} ms for staff, ${last?.deadPercent.toFixed(1)} dead rows for each hundred living, ${waiting[0]?.count} messages on their way ([picture](pictures/soak.svg))${problems.map((one) => `; ${one}`).join("")}`,
        held: problems.length === 0,
      };
    } finally {
      await site.close();
    }
  },
};

async function sample(site: Site, asked: readonly Asked[], turn: number): Promise<Sample> {
  const [row] = await site.query<{ percent: number }>(
    "SELECT 100.0::float * sum(n_dead_tup) / sum(n_live_tup) AS percent FROM pg_stat_user_tables",
  );
  return {
    minute: (turn * SAMPLE_SECONDS) / 60,
    megabytes: site.nodes.reduce((sum, node) => sum + megabytesOf(node.pid()), 0),
    customersP99: p99(asked.filter(({ deed }) => !OF_STAFF.has(deed))),
    staffP99: p99(asked.filter(({ deed }) => OF_STAFF.has(deed))),
    deadPercent: row?.percent ?? 0,
  };
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const at = (share: number, values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const p99 = (asked: readonly Asked[]): number =>
  at(
    0.99,
    asked.map(({ ms }) => ms),
  );

function growing(samples: readonly Sample[]): string[] {
  const third = Math.floor(samples.length / 3);
  return (Object.keys(FLAT) as Measure[]).flatMap((measure) => {
    const between = (from: number, to: number) =>
      at(
        0.5,
        samples.slice(from, to).map((one) => one[measure]),
      );
    const [middle, end] = [between(third, 2 * third), between(2 * third, samples.length)];
    const hasGrown = end > middle * FLAT[measure];
    return hasGrown ? [`${measure} grew from ${middle.toFixed(1)} to ${end.toFixed(1)}`] : [];
  });
}
