import { PGlite } from "@electric-sql/pglite";
import { existsSync, openAsBlob } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keepFromOthers } from "../db/keep-from-others.ts";
import { lockDataFolder, PGLITE_EXTENSIONS } from "../db/embedded.ts";
import { WorkRefused, type Work } from "../work.ts";
import { sql } from "kysely";

/** Restores a backup of an embedded database; the replaced one is kept beside it. */
export async function restoreEmbedded(
  file: string,
  dataDir: string,
  { mayReplace, now }: { mayReplace: boolean; now: Date },
): Promise<{ replaced: string | undefined; orders: number }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    const isReplacing = existsSync(folder);
    if (isReplacing && !mayReplace) throw new WorkRefused({ code: "data_folder_filled", dataDir });
    const restored = join(dataDir, "database.restored");
    const orders = await unpack(file, restored);
    const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, "");
    const replaced = isReplacing ? join(dataDir, `database.before-${stamp}`) : undefined;
    if (replaced) await rename(folder, replaced);
    await rename(restored, folder);
    keepFromOthers(dataDir);
    return { replaced, orders };
  } finally {
    await release();
  }
}

/** Opens the backup in a temporary folder, to check that it is complete. */
async function unpack(file: string, folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  try {
    const pglite = await PGlite.create({
      dataDir: folder,
      loadDataDir: await openAsBlob(file),
      extensions: PGLITE_EXTENSIONS,
    });
    const { rows } = await pglite.query<{ orders: number }>(
      "SELECT count(*)::int AS orders FROM orders",
    );
    await pglite.close();
    return rows[0]?.orders ?? 0;
  } catch {
    await rm(folder, { recursive: true, force: true });
    throw new WorkRefused({ code: "backup_broken", file, kind: "embedded" });
  }
}

/** Dumps an embedded database, consistent at one moment, to a file in its data folder and returns the name. */
export const dumpEmbedded: Work<object, { file: string }> = async ({ db, database, env }) => {
  const { dump } = database;
  if (!dump) throw new WorkRefused({ code: "not_embedded" });
  // One connection: other queries wait until the dump is done.
  const tar = await db.connection().execute(async (connection) => {
    await sql`CHECKPOINT`.execute(connection);
    return dump();
  });
  const file = join(env.DATA_DIR, "backup.unfinished");
  await rm(file, { force: true });
  await writeFile(file, new Uint8Array(await tar.arrayBuffer()), { mode: 0o600 });
  return { file };
};
