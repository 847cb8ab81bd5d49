import { runOn } from "../../scripts/test/postgres.ts";
import { webDist } from "../../scripts/web-build.ts";
import { resolve } from "node:path";
import { pause } from "../harness/ask.ts";
import { makeRoom } from "../harness/audit.ts";
import { createCluster } from "../harness/cluster.ts";
import { extractFormerVersion } from "../harness/former-version.ts";
import { receiveVisitors } from "../harness/people/visitors.ts";
import { roll } from "../harness/roll.ts";
import { openSiteOn, type Site } from "../harness/site.ts";
import type { Line } from "../line.ts";

const CURRENT = { root: resolve(import.meta.dirname, "../.."), pages: webDist() };
const LONGEST_ORDER_MS = 1000;
const PATHS = ["/api/config", "/api/times/pickups?postalCode=2011DB&isNew=0"];
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

async function awaitBackfills(site: Pick<Site, "query">): Promise<void> {
  while ((await site.query("SELECT FROM backfills")).length > 0) await pause(500);
}

/** Samples how long orders wait for a lock. */
function watchLocks(site: Pick<Site, "query">): { stop(): Promise<number> } {
  let longestMs = 0;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const [row] = await site.query<{ ms: number }>(
        `SELECT coalesce(max(extract(epoch FROM clock_timestamp() - query_start)) * 1000, 0)::int AS ms
         FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%place_order%'`,
      );
      longestMs = Math.max(longestMs, row?.ms ?? 0);
      await pause(50);
    }
  };
  const watching = watch();
  return {
    async stop() {
      isOver = true;
      await watching;
      return longestMs;
    },
  };
}

/** The longest order of a while without an upgrade. */
async function longestBefore(site: Pick<Site, "url">): Promise<number> {
  const visitors = await receiveVisitors(site, { paths: PATHS });
  await pause(15_000);
  return (await visitors.stop()).longestOrderMs;
}

export const line: Line = {
  promise: "A large shop is upgraded from the release before while it takes orders (CLUSTER-04)",
  test: "A database that the release before filled with a million orders; its 3 nodes rolled one by one to this version while visitors order, and until every backfill is done",
  async run({ quick }) {
    const orders = quick ? 20_000 : 1_000_000;
    const cluster = await createCluster();
    const former = extractFormerVersion();
    try {
      await runOn(cluster.url("postgres"), "CREATE DATABASE waslijn");
      const databaseUrl = cluster.url("waslijn");
      former.fill(databaseUrl, orders);
      const existing = { databaseUrl, version: former };
      const site = { cluster, ...(await openSiteOn(cluster, { existing })) };
      try {
        await makeRoom(site);
        const before = await longestBefore(site);
        const visitors = await receiveVisitors(site, { paths: PATHS });
        const locks = watchLocks(site);
        const began = performance.now();
        let migrated = "";
        for (const node of site.nodes) {
          node.runFrom(CURRENT);
          await roll(site, node);
          migrated ||= seconds(began);
        }
        const rolled = seconds(began);
        await awaitBackfills(site);
        const done = seconds(began);
        const { requests, failed, orders: placed, longestOrderMs } = await visitors.stop();
        const lockMs = await locks.stop();
        const stored = await site.query("SELECT FROM orders WHERE id = ANY($1::uuid[])", [placed]);
        const problems = failed.slice(0, 3);
        if (stored.length !== placed.length) problems.push("an acknowledged order is not stored");
        return {
          figure: `${orders.toLocaleString("en")} orders: tables changed and the first node back after ${migrated}, all nodes after ${rolled}, backfills done after ${done}; ${requests} requests, ${failed.length} failed, ${placed.length} orders placed meanwhile, the longest in ${longestOrderMs.toFixed(0)} ms (${before.toFixed(0)} ms before the upgrade), at most ${lockMs} ms of it behind a lock${problems.map((one) => `; ${one}`).join("")}`,
          held:
            failed.length === 0 &&
            stored.length === placed.length &&
            longestOrderMs <= LONGEST_ORDER_MS,
        };
      } finally {
        await site.close();
      }
    } finally {
      await cluster.remove();
      former.remove();
    }
  },
};
