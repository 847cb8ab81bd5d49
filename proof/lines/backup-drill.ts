import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startApiNode } from "../harness/api-node.ts";
import { audit, makeRoom } from "../harness/audit.ts";
import { ask, pause } from "../harness/ask.ts";
import { runDocumented } from "../harness/documented-commands.ts";
import { startLoad } from "../harness/load.ts";
import { openSite, type Site } from "../harness/site.ts";
import type { Line } from "../line.ts";

/** The restored copy is consistent, and a node runs on it. */
async function inspect(site: Site, url: string): Promise<{ ids: Set<string>; problems: string[] }> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const query: Site["query"] = async (sql, parameters) => (await pool.query(sql, parameters)).rows;
  const node = await startApiNode({ ...site.settings, DATABASE_URL: url });
  try {
    const rows = await query<{ id: string }>("SELECT id::text FROM orders");
    const ids = new Set(rows.map((row) => row.id));
    const { problems } = await audit({ query }, [...ids]);
    const ready = await ask(`${node.url}/api/health/ready`);
    const prices = await ask(`${node.url}/api/config`);
    if (ready.status !== 200 || prices.status !== 200)
      problems.push("the restored site does not answer");
    return { ids, problems };
  } finally {
    await node.end();
    await pool.end();
  }
}

export const line: Line = {
  promise: "A backup made under load can be restored",
  test: "The commands of docs/operations.md as written: dump while orders come in, restore beside it, start a node on it, audit, and away with the copy",
  beside: "waits",
  async run({ times }) {
    const folder = mkdtempSync(join(tmpdir(), "waslijn-backup-"));
    const site = await openSite();
    try {
      await makeRoom(site);
      const load = await startLoad(site, { clients: 4 });
      await pause(times(20_000, 2000));
      const before = await site.query<{ id: string }>("SELECT id::text FROM orders");
      const began = performance.now();
      const settings = {
        PATH: site.cluster.bin,
        DATABASE_URL: site.databaseUrl,
        RESTORE_URL: site.cluster.url("waslijn_restored"),
        MAINTENANCE_URL: site.cluster.url("postgres"),
        BACKUP: join(folder, "waslijn.dump"),
      };
      await runDocumented("drill-backup", settings);
      const { acknowledged, failed } = await load.stop();
      await runDocumented("drill-restore", settings);
      const seconds = (performance.now() - began) / 1000;
      const { ids, problems } = await inspect(site, settings.RESTORE_URL);
      await runDocumented("drill-end", settings);
      const missing = before.filter(({ id }) => !ids.has(id)).length;
      if (missing) problems.push(`${missing} orders of before the backup are missing`);
      return {
        figure: `${ids.size} of ${acknowledged.length} orders in the copy, all ${before.length} of before it began; windows and mails agree; ${seconds.toFixed(1)} s for both${[...problems, ...failed.slice(0, 3)].map((one) => `; ${one}`).join("")}`,
        held: problems.length === 0 && failed.length === 0 && before.length > 0,
      };
    } finally {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
