import { ask } from "../harness/ask.ts";
import { startApiNode } from "../harness/api-node.ts";
import { audit, makeRoom } from "../harness/audit.ts";
import { makeNextVersion } from "../harness/next-version.ts";
import { roll } from "../harness/roll.ts";
import { openSite, type Site } from "../harness/site.ts";
import { receiveVisitors } from "../harness/people/visitors.ts";
import { runOn } from "../../scripts/test/postgres.ts";
import type { Line } from "../line.ts";

const NAME = "900-proof.sql";
/** An expand-only migration: nodes of the previous version keep working with it. */
const EXPAND = `
CREATE TABLE proof_notes (id uuid PRIMARY KEY, note text NOT NULL);
ALTER TABLE orders ADD COLUMN proof_note text;
ALTER TABLE orders ADD COLUMN proof_count integer NOT NULL DEFAULT 0;
CREATE INDEX orders_proof ON orders (created_at);
`;

/** Three nodes start on an empty database at once; one migrates it, and all must come up. */
async function startTogether(site: Site): Promise<string[]> {
  await runOn(site.cluster.url("postgres"), "CREATE DATABASE fresh");
  const settings = { ...site.settings, DATABASE_URL: site.cluster.url("fresh") };
  const nodes = await Promise.all([0, 1, 2].map(() => startApiNode(settings)));
  const answers = await Promise.all(nodes.map((node) => ask(`${node.url}/api/config`)));
  await Promise.all(nodes.map((node) => node.end()));
  const distinct = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])));
  return distinct.size === 1 && answers[0]?.status === 200
    ? []
    : ["nodes that start together differ"];
}

export const line: Line = {
  promise: "An upgrade with a migration happens under load, once, and without a failed request",
  test: "3 nodes start at once on an empty database; then 3 nodes rolled one by one to a version with one more migration and another script on its pages, while visitors read, load the scripts and order",
  beside: "waits",
  async run() {
    const site = await openSite();
    const next = makeNextVersion(NAME, EXPAND);
    try {
      await makeRoom(site);
      const problems = await startTogether(site);
      const visitors = await receiveVisitors(site);
      for (const node of site.nodes) {
        node.runFrom(next);
        await roll(site, node);
      }
      const { requests, failed, orders } = await visitors.stop();
      problems.push(...(await audit(site, orders)).problems);
      const applied = await site.query("SELECT 1 FROM migrations WHERE name = $1", [NAME]);
      if (applied.length !== 1) problems.push(`the migration was applied ${applied.length} times`);
      return {
        figure: `${requests} requests during the upgrade of 3 nodes, ${failed.length} failed, migration applied ${applied.length} time${[...problems, ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        held: failed.length === 0 && problems.length === 0,
      };
    } finally {
      await site.close();
      next.remove();
    }
  },
};
