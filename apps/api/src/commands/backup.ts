import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { readEnv, type Env } from "../env.ts";
import { runPostgresTool } from "./backup-postgres.ts";
import { StartError } from "../errors.ts";
import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";

await runCommand({
  name: "backup",
  usage: "[FILE]",
  about:
    "Writes the whole database, as it is at one moment, to a file: a .tar.gz of the embedded\ndatabase, or a .dump made by PostgreSQL's pg_dump. The server may go on running.\nThe file holds customers' data: keep it as safe as the database.",
  options: {},
  words: [0, 1],
  examples: ["", "/mnt/backups/waslijn-monday.dump"],
  async run(input) {
    const env = readEnv(process.env);
    const file = resolve(input.words[0] ?? (await defaultFile(env)));
    await makeFolder(dirname(file));
    console.error("Writing the backup …");
    if (env.DATABASE_URL) await dumpPostgres(env.DATABASE_URL, file);
    else await move((await atDatabase("dumpEmbedded", {})).file, file);
    const { size } = await stat(file);
    console.log(`The backup is ${file} (${(size / 1e6).toFixed(1)} MB).`);
  },
});

async function defaultFile(env: Env): Promise<string> {
  const stamp = (env.CLOCK ? new Date(env.CLOCK) : new Date()).toISOString();
  const name = `waslijn-${stamp.slice(0, 19).replace(/[-:]/g, "")}`;
  return join(env.DATA_DIR, "backups", `${name}${env.DATABASE_URL ? ".dump" : ".tar.gz"}`);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(() => {
    throw new StartError(`The folder ${folder} cannot be made; name a file in another one.`);
  });
}

/** Writes to a temporary name until the dump is complete. */
async function dumpPostgres(url: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await runPostgresTool("pg_dump", url, [
      "--format=custom",
      "--no-owner",
      "--no-privileges",
      `--file=${unfinished}`,
    ]);
    await move(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to).catch(async () => {
      // `rename` fails across file systems, so it copies.
      await copyFile(from, `${to}.unfinished`);
      await rename(`${to}.unfinished`, to);
    });
  } catch {
    throw new StartError(`The file ${to} cannot be written; name another one.`);
  } finally {
    await rm(from, { force: true });
  }
}
