import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../../scripts/test/postgres.ts";
import type { Web } from "./pages/web-build.ts";
import { startServer } from "./server.ts";
import { StartError } from "./errors.ts";

const WITHOUT_PAGES: Web = { load: () => Promise.reject(new Error("There are no pages here.")) };

const start = (settings: Record<string, string>) =>
  startServer({ LOG_LEVEL: "silent", ...settings }, { web: WITHOUT_PAGES });

test("a port that is taken is told in one sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { url: DATABASE_URL, drop } = await createTestDatabase();
  onTestFinished(drop);
  await expect(
    start({ PORT: String(port), DATABASE_URL, SECRET_KEY: "x".repeat(32) }),
  ).rejects.toEqual(
    new StartError(`Port ${port} is taken; stop what uses it, or set PORT to another one.`),
  );
});

test("a data folder that cannot be written to is told in one sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "a-file");
  writeFileSync(file, "", { mode: 0o400 });
  const DATA_DIR = join(file, "data");
  await expect(start({ DATA_DIR })).rejects.toEqual(
    new StartError(
      `The data folder ${DATA_DIR} cannot be written to; set DATA_DIR to one that can.`,
    ),
  );
});
