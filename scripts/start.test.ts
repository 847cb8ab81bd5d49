import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listModes } from "../apps/api/test/list-modes.ts";
import { COMPILED } from "./test/compiled.ts";
import { createTestDatabase, freePort, type TestDatabase } from "./test/postgres.ts";

const NODE = resolve("node_modules/.bin/node");

/** Without the test bank no demonstration day is created. */
const WITHOUT_DAY = { TEST_BANK: "off" };

type Started = { child: ChildProcess; output(): string; exit: Promise<number | null> };

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waslijn-start-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

const START = [NODE, "scripts/start.ts"];
/** The same with a terminal attached. */
const IN_TERMINAL = ["script", "-qefc", START.join(" "), "/dev/null"];

/** Only the first test is about an embedded database: creating one takes seconds. */
const on = ({ url }: TestDatabase) => ({
  DATABASE_URL: url,
  SEED: "demo",
  SECRET_KEY: "x".repeat(32),
});

function start(settings: Record<string, string>, [command = "", ...args] = START): Started {
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      WEB_DIST: process.env.WEB_DIST,
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk));
  const exit = once(child, "exit").then(([code]) => code as number | null);
  return { child, output: () => text, exit };
}

const opened = (started: Started): Promise<void> => said(started, "is open at");

async function said(started: Started, words: string): Promise<void> {
  if (started.output().includes(words)) return;
  await Promise.race([
    new Promise<void>((done) => {
      started.child.stdout?.on("data", () => started.output().includes(words) && done());
    }),
    started.exit.then(() => {
      throw new Error(`It ended instead:\n${started.output()}`);
    }),
  ]);
}

const area = async (port: number): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}/api/service-areas/?postalCode=1012AB`)).json();

describe("npm start", () => {
  test("opens, tells what to try, keeps its files from other users, refuses a second start in one sentence, and is back with its data after kill -9", async () => {
    // As left by an earlier version.
    mkdirSync(join(folder, "backups"), { mode: 0o755 });
    writeFileSync(join(folder, "backups", "old.tar.gz"), "", { mode: 0o644 });
    const PORT = String(await freePort());
    const first = start({ PORT, ...WITHOUT_DAY });
    await opened(first);
    const { files, openToOthers } = listModes(folder);
    expect(files).toBeGreaterThan(500);
    expect(openToOthers).toEqual([]);
    expect(first.output()).toContain("2011DB");
    expect(first.output()).toContain("7430");
    expect(first.output()).toContain("BC12M");
    expect(first.output()).toContain("demo@waslijn.example");
    expect(await area(Number(PORT))).toEqual({ isFound: true });
    const asked = await fetch(`http://127.0.0.1:${PORT}/api/order-collections`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code: "7430" }),
    });
    expect(asked.status).toBe(201);

    const second = start({ PORT: String(await freePort()) });
    expect(await second.exit).toBe(1);
    expect(second.output().trim()).toMatch(
      new RegExp(`^The data in .* is in use by process ${first.child.pid} .*\\.$`),
    );

    first.child.kill("SIGKILL");
    await first.exit;
    const again = start({ PORT, ...WITHOUT_DAY });
    await opened(again);
    const point = await fetch(`http://127.0.0.1:${PORT}/api/service-points/by-code/7430`);
    expect(await point.json()).toMatchObject({ collections: { placed: 1 } });

    again.child.kill("SIGTERM");
    expect(await again.exit).toBe(0);
  }, 120_000);

  test("in a terminal prints what to try and no log line; those are in a file beside the data [DESK-10]", async () => {
    const PORT = String(await freePort());
    const database = await createTestDatabase();
    const settings = { PORT, LOG_LEVEL: "info", PUBLIC_URL: `http://localhost:${PORT}` };
    const started = start({ ...settings, ...on(database), ...WITHOUT_DAY }, IN_TERMINAL);
    await said(started, "server.log");
    await fetch(`http://127.0.0.1:${PORT}/api/config`);
    expect(started.output()).toContain(`${settings.PUBLIC_URL}/console/sign-in#`);
    expect(started.output()).not.toMatch(/^\{/m);
    const log = join(folder, "server.log");
    await expect.poll(() => readFileSync(log, "utf8")).toMatch(/^\{.*"msg":"Server listening/m);
    expect(statSync(log).mode & 0o077).toBe(0);
    started.child.kill("SIGTERM");
    await started.exit;
    await database.drop();
  }, 120_000);

  test("of an empty shop prints a link that makes the first owner, and writes it to no log [SETUP-02]", async () => {
    const PORT = String(await freePort());
    const database = await createTestDatabase("template0");
    const settings = { PORT, ...on(database), SEED: "none", LOG_LEVEL: "info" };
    const started = start(settings, IN_TERMINAL);
    await said(started, "server.log");
    const [, token = ""] =
      new RegExp(`http://localhost:${PORT}/console/welcome#([\\w-]{43})`).exec(started.output()) ??
      [];
    const options = await fetch(`http://localhost:${PORT}/api/console/first-owner/options`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: `http://localhost:${PORT}` },
      body: JSON.stringify({ token }),
    });
    expect(options.status).toBe(200);
    const log = join(folder, "server.log");
    await expect.poll(() => readFileSync(log, "utf8")).toContain("/first-owner/options");
    expect(readFileSync(log, "utf8")).not.toContain(token);
    started.child.kill("SIGTERM");
    await started.exit;
    await database.drop();
  }, 120_000);

  // On PostgreSQL only, because it has many orders: `npm run proof -- embedded` covers PGlite.
  test("makes a living day, and tells an order and a bill to look at [DESK-10]", async () => {
    const PORT = String(await freePort());
    const database = await createTestDatabase();
    const started = start({ PORT, ...on(database) });
    await said(started, "a bill to pay");
    const examples = [...started.output().matchAll(/ {2}an? (?:order|bill to pay) +(\S+)$/gm)];
    expect(examples).toHaveLength(2);
    for (const [, link = ""] of examples) expect((await fetch(link)).status).toBe(200);
    started.child.kill("SIGTERM");
    expect(await started.exit).toBe(0);
    await database.drop();
  }, 120_000);
});
