import { PIECE_BYTES } from "@waslijn/contract/shared/care";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deliveredOrder, sendPhoto } from "../../test/care.ts";
import { openTestApp } from "../../test/test-app.ts";
import { cleanUp } from "../jobs/clean-up.ts";
import { seed } from "../seed/seed.ts";
import { openPglite } from "./client.ts";
import { migrate } from "./migrate.ts";

const MEGABYTE = 1024 * 1024;

async function megabytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
}

// The proof line `uploads` sends 200 MB.
test(
  "20 MB of refused uploads leave an embedded database as large as it was [CARE-03]",
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "waslijn-space-"));
    const database = await openPglite(folder);
    onTestFinished(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    await migrate(database.db);
    await seed(database.db, "demo");
    const it = await openTestApp("PGlite", { shared: database });
    const clean = () => cleanUp({ ...it.deps, reclaimSpace: database.reclaimSpace });
    const { token } = await deliveredOrder(it);
    await clean();
    const before = await megabytesIn(folder);
    for (let sent = 0; sent < 20 * MEGABYTE; sent += 80 * PIECE_BYTES) {
      const answer = await sendPhoto(it, token, randomUUID(), randomBytes(80 * PIECE_BYTES));
      expect(answer.json()).toMatchObject({ type: "photo_unreadable" });
    }
    expect((await megabytesIn(folder)) - before).toBeGreaterThan(30);
    await clean();
    expect((await megabytesIn(folder)) - before).toBeLessThan(20);
  },
);
