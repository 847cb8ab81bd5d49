import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import { keepFromOthers } from "./keep-from-others.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { PGLITE_EXTENSIONS } from "./pglite-extensions.ts";

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
    const pglite = await PGlite.create({
      dataDir: folder,
      parsers,
      extensions: PGLITE_EXTENSIONS,
      // A checkpoint removes the log that it makes superfluous, instead of keeping up to 1 GB for reuse.
      startParams: [...PGlite.defaultStartParams, "-c", "wal_recycle=off"],
    });
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
