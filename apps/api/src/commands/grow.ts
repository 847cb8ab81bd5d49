import { formatNumber } from "@waslijn/contract/shared/formats/money";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openPglite, type Db } from "../db/client.ts";
import { reachPostgres } from "../db/open-database.ts";
import { readEnv } from "../env.ts";
import { growDatabase, type GrownTable } from "./grow-database.ts";
import { StartError } from "../errors.ts";
import { runCommand } from "./terminal/command-line.ts";
import { reachServer } from "./control/control-client.ts";
import { printTable, showProgress } from "./terminal/print-table.ts";
import { UsageError } from "./terminal/command.ts";

await runCommand({
  name: "grow",
  usage: "DATABASE_URL",
  about:
    "Moves the embedded database of DATA_DIR into an empty PostgreSQL database and compares\ncounts and sums of every table on both sides. Stop the server first, so that no order comes in\nbetween. The embedded data stay as they are.",
  options: {},
  words: [1, 1],
  examples: ["postgres://waslijn:password@db.example/waslijn"],
  async run(input) {
    const [url = ""] = input.words;
    if (!/^postgres(ql)?:\/\/\S+$/.test(url)) {
      throw new UsageError(
        "Name the database as postgres://user:password@host/database, as DATABASE_URL will be.",
      );
    }
    const { DATA_DIR } = readEnv({ ...process.env, DATABASE_URL: undefined });
    await refuseWithoutStoppedServer(DATA_DIR);
    const target = await reachPostgres(url);
    try {
      const grown = await growFrom(DATA_DIR, target.db);
      const rows = grown.map(({ table, rows }) => [table, formatNumber(rows, "en"), "equal"]);
      console.log(printTable(["table", "rows", "sums"], rows));
    } finally {
      await target.close();
    }
    console.log(whatToSet(DATA_DIR));
  },
});

async function growFrom(dataDir: string, target: Db): Promise<GrownTable[]> {
  const source = await openPglite(dataDir);
  try {
    return await growDatabase(source.db, target, showProgress());
  } finally {
    await source.close();
  }
}

async function refuseWithoutStoppedServer(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, "database"))) {
    throw new StartError(
      `There are no data in ${dataDir}; set DATA_DIR to the folder that has them.`,
    );
  }
  const server = await reachServer(dataDir);
  server?.destroy();
  if (server) throw new StartError("The server is running on these data; stop it first.");
}

function whatToSet(dataDir: string): string {
  const secret = join(dataDir, "secret");
  return [
    "",
    "Everything has arrived. Start the server from now on with",
    "  DATABASE_URL=… (the address you gave)",
    existsSync(secret)
      ? `  SECRET_KEY="$(cat ${secret})" (the same on every node; who is logged in stays so)`
      : "  SECRET_KEY=… (at least 32 random characters, the same on every node)",
    `and keep ${dataDir} until you are content; it is not used any more.`,
  ].join("\n");
}
