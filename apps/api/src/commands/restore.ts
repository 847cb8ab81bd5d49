import { formatNumber } from "@waslijn/contract/shared/formats/money";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { readEnv } from "../env.ts";
import { restoreEmbedded } from "./backup-embedded.ts";
import { restorePostgres } from "./backup-postgres.ts";
import { WorkRefused } from "../work.ts";
import { runCommand } from "./terminal/command-line.ts";

await runCommand({
  name: "restore",
  usage: "FILE [--replace]",
  about:
    "Puts a backup in the place of the database. Stop the servers first. The backup is looked at\nbefore anything changes. An embedded database that is replaced is kept beside the new one;\nof PostgreSQL's, make a backup first.",
  options: { replace: { type: "boolean", help: "replaces the data that are there" } },
  words: [1, 1],
  examples: ["var/backups/waslijn-20261117T020000.tar.gz --replace"],
  async run(input) {
    const env = readEnv(process.env);
    const file = resolve(input.words[0] ?? "");
    const mayReplace = input.has("replace");
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) throw new WorkRefused({ code: "file_missing", file });
    console.error("Restoring …");
    if (env.DATABASE_URL) {
      const { orders } = await restorePostgres(file, env.DATABASE_URL, { mayReplace });
      console.log(`Restored; orders: ${formatNumber(orders, "en")}.`);
    } else {
      const now = env.CLOCK ? new Date(env.CLOCK) : new Date();
      const { replaced, orders } = await restoreEmbedded(file, env.DATA_DIR, {
        mayReplace,
        now,
      });
      console.log(`Restored; orders: ${formatNumber(orders, "en")}.`);
      if (replaced)
        console.log(`What was there before is kept in ${replaced}; delete it when all is well.`);
    }
  },
});
