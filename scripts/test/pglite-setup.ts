import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { PGLITE_EXTENSIONS } from "../../apps/api/src/db/embedded.ts";
import type { Database } from "../../apps/api/src/db/schema.ts";
import { seed } from "../../apps/api/src/seed/seed.ts";

/** A dump that is migrated and seeded once; each test loads a copy, which takes a fraction of the time. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-pglite-"));
  const file = join(folder, "template.tar");
  const pglite = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    initDbStartParams: ["--wal-segsize=1"],
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await seed(db, "demo");
  await dropUnusedDatabases(pglite);
  const dump = await pglite.dumpDataDir("none");
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  process.env.TEST_PGLITE_TEMPLATE = file;
  await db.destroy();
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Drops two of the three initial databases: they are unused, and every copy would contain their files. */
async function dropUnusedDatabases(pglite: PGlite): Promise<void> {
  await pglite.exec("UPDATE pg_database SET datistemplate = false");
  for (const name of ["template0", "template1"]) await pglite.exec(`DROP DATABASE ${name}`);
  await pglite.exec("CHECKPOINT");
}
