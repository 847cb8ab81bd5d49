import { PGlite } from "@electric-sql/pglite";
import { spawn } from "node:child_process";
import { openAsBlob } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createTestDatabase } from "../../../scripts/test/postgres.ts";
import { openPglite, openPostgres, type OpenDatabase } from "../src/db/client.ts";
import type { DatabaseKind } from "./databases.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

export type Ended = { code: number | null; out: string; err: string };

/** A provider's machine: a database with the demo data, and a folder to work in. */
export type Workplace = {
  settings: Record<string, string>;
  /** A folder of its own for files. */
  folder: string;
  run(command: string, ...given: string[]): Promise<Ended>;
  /** Opens the database between commands; close it again before the next one. */
  open(): OpenDatabase | Promise<OpenDatabase>;
  leave(): Promise<void>;
};

export async function openWorkplace(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), "waslijn-command-"));
  const database = await (kind === "PGlite" ? embeddedIn(folder) : postgres());
  const all = { CLOCK: "2026-11-15T09:00:00+01:00", ...database.settings, ...settings };
  return {
    settings: all,
    folder,
    run: (command, ...given) => runCommandLine(command, given, all, folder),
    open: database.open,
    async leave() {
      await database.drop?.();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Prepared = {
  settings: Record<string, string>;
  open(): OpenDatabase | Promise<OpenDatabase>;
  drop?(): Promise<void>;
};

async function embeddedIn(folder: string): Promise<Prepared> {
  const dataDir = join(folder, "var");
  await cp(await preparedFolder(), join(dataDir, "database"), { recursive: true });
  return { settings: { DATA_DIR: dataDir }, open: () => openPglite(dataDir) };
}

let prepared: Promise<string> | undefined;

/** The template's dump as a folder, made once for all tests of a file. */
function preparedFolder(): Promise<string> {
  prepared ??= unpack();
  return prepared;
}

async function unpack(): Promise<string> {
  const template = process.env.TEST_PGLITE_TEMPLATE;
  if (!template)
    throw new Error("TEST_PGLITE_TEMPLATE is not set; the test run's setup did not happen.");
  // The run takes the template's folder away when it ends, and this with it.
  const dataDir = join(await mkdtemp(join(dirname(template), "prepared-")), "database");
  const pglite = await PGlite.create({ dataDir, loadDataDir: await openAsBlob(template) });
  await pglite.close();
  return dataDir;
}

async function postgres(): Promise<Prepared> {
  const database = await createTestDatabase();
  return {
    settings: { DATABASE_URL: database.url },
    open: () => openPostgres(database.url, 2),
    drop: database.drop,
  };
}

/** As `npm run` starts it, in the repository, with nothing but these settings. */
export async function runCommandLine(
  command: string,
  given: string[],
  settings: Record<string, string>,
  folder: string,
): Promise<Ended> {
  const file = join(ROOT, "apps/api/src/commands", `${command.replace(":", "-")}.ts`);
  const child = spawn(join(ROOT, "node_modules/.bin/node"), [file, ...given], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, out, err };
}
