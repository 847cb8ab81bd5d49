import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import { keepFromOthers } from "./keep-from-others.ts";

type Embedded = { pglite: PGlite; release(): Promise<void> };

/** Opens the folder's database; a folder that another live process holds is refused, never shared. */
export async function openEmbedded(
  dataDir: string,
  parsers: NonNullable<PGliteOptions["parsers"]>,
): Promise<Embedded> {
  await makeFolder(dataDir);
  const release = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) await initialise(dataDir, folder);
    const pglite = await PGlite.create({ dataDir: folder, parsers });
    await keepFromOthers(dataDir);
    return { pglite, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** A start that is cut off halfway leaves a temporary folder, never half a database. */
async function initialise(dataDir: string, folder: string): Promise<void> {
  const unfinished = join(dataDir, "database.unfinished");
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished });
  await pglite.close();
  await rename(unfinished, folder);
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await (await open(join(dataDir, ".writable"), "w")).close();
    await rm(join(dataDir, ".writable"));
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be written to; set DATA_DIR to one that can.`,
    );
  }
}

/** One process at a time; a lock is never taken from one that lives. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, "lock");
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = await open(file, "wx");
      await handle.writeFile(`${process.pid}\n`);
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = Number(await readFile(file, "utf8").catch(() => ""));
      if (holder !== process.pid && isAlive(holder)) {
        throw new StartError(
          `The data in ${dataDir} is in use by process ${holder}; stop it first, or set DATABASE_URL to run several.`,
        );
      }
      await rm(file, { force: true });
    }
  }
  throw new StartError(`The data in ${dataDir} is being opened by another start; try again.`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
