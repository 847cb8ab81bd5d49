import { PGlite } from "@electric-sql/pglite";
import { existsSync, openAsBlob } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { keepFromOthers } from "../../db/keep-from-others.ts";
import { lockDataFolder } from "../../db/lock-data-folder.ts";
import { PGLITE_EXTENSIONS } from "../../db/pglite-extensions.ts";
import { WorkRefused } from "../../work-refused.ts";

/** Puts a backup in the place of an embedded database; what was there is kept beside it. */
export async function restoreEmbedded(
  file: string,
  dataDir: string,
  { mayReplace, now }: { mayReplace: boolean; now: Date },
): Promise<{ kept: string | undefined; orders: number }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    const isReplacing = existsSync(folder);
    if (isReplacing && !mayReplace) throw new WorkRefused({ code: "data_folder_filled", dataDir });
    const restored = join(dataDir, "database.restored");
    const orders = await unpack(file, restored);
    const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, "");
    const kept = isReplacing ? join(dataDir, `database.before-${stamp}`) : undefined;
    if (kept) await rename(folder, kept);
    await rename(restored, folder);
    await keepFromOthers(dataDir);
    return { kept, orders };
  } finally {
    await release();
  }
}

/** Opens the backup where nobody looks yet, to see that it is one and is whole. */
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
