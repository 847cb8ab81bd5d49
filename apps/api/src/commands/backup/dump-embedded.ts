import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { WorkRefused } from "../../work-refused.ts";
import type { Work } from "../../work.ts";

/** Writes an embedded database, as it is at one moment, to a file in its data folder and returns its name. */
export const dumpEmbedded: Work<object, { file: string }> = async ({ db, database, env }) => {
  const { dump } = database;
  if (!dump) throw new WorkRefused({ code: "not_embedded" });
  // Other queries wait until the copy is made.
  const tar = await db.connection().execute(async (connection) => {
    await sql`CHECKPOINT`.execute(connection);
    return dump();
  });
  const file = join(env.DATA_DIR, "backup.unfinished");
  await rm(file, { force: true });
  await writeFile(file, new Uint8Array(await tar.arrayBuffer()), { mode: 0o600 });
  return { file };
};
