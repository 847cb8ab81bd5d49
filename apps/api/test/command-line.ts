import Fastify from "fastify";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTestDatabase } from "../../../scripts/test/postgres.ts";
import { frozenClock } from "../src/clock.ts";
import { listenForCommands } from "../src/commands/control/control-server.ts";
import { openPglite, openPostgres, type Db, type OpenDatabase } from "../src/db/client.ts";
import { readEnv } from "../src/env.ts";
import { secretsFrom } from "../src/secrets.ts";
import { openTestDatabase, type DatabaseKind } from "./databases.ts";
import { commandFile, runAlone, runCommand, type Ended } from "./run-command.ts";

const NOW = "2026-11-15T09:00:00+01:00";

type Run = (command: string, ...args: string[]) => Promise<Ended>;

/** A provider's machine: a database with the demo data, and a working directory. */
type Workplace = {
  settings: Record<string, string>;
  /** A directory of its own. */
  folder: string;
  run: Run;
  /** In a separate process, as `npm run` starts it. */
  runAlone: Run;
  leave(): Promise<void>;
};
export type OpenWorkplace = Workplace & { db: Db };
export type StoppedWorkplace = Workplace & { open(): Promise<OpenDatabase> };

/** A database that stays open while commands run: PostgreSQL, or an embedded one in a running server. */
export async function openWorkplace(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
): Promise<OpenWorkplace> {
  const folder = await mkdtemp(join(tmpdir(), "waslijn-command-"));
  const all = { CLOCK: NOW, DATA_DIR: join(folder, "var"), ...settings };
  const place = kind === "PGlite" ? await running(all) : await postgres();
  const env = { ...all, ...place.settings, ...settings };
  return {
    settings: env,
    folder,
    db: place.database.db,
    ...commandsIn(folder, env),
    async leave() {
      await place.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Place = {
  settings: Record<string, string>;
  database: OpenDatabase;
  close: () => Promise<void>;
};

async function running(settings: { CLOCK: string; DATA_DIR: string }): Promise<Place> {
  const env = readEnv(settings);
  await mkdir(env.DATA_DIR, { recursive: true });
  const database = await openTestDatabase("PGlite");
  const deps = {
    db: database.db,
    live: database.live,
    clock: frozenClock(settings.CLOCK),
    env,
    secrets: secretsFrom("test-secret-test-secret-test-secret"),
    payments: undefined,
  };
  const server = await listenForCommands(deps, database, Fastify({ logger: false }).log);
  return {
    settings: {},
    database,
    async close() {
      await server.close();
      await database.close();
    },
  };
}

async function postgres(): Promise<Place> {
  const { url, drop } = await createTestDatabase();
  const database = openPostgres(url, 2);
  return {
    settings: { DATABASE_URL: url, SECRET_KEY: "test-secret-test-secret-test-secret" },
    database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** No server is running: commands and the test open the database in turn. */
export async function openStoppedWorkplace(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
): Promise<StoppedWorkplace> {
  const folder = await mkdtemp(join(tmpdir(), "waslijn-command-"));
  const dataDir = join(folder, "var");
  const database = kind === "PostgreSQL" ? await createTestDatabase() : undefined;
  if (!database) await unpackTemplate(dataDir);
  const env = {
    CLOCK: NOW,
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    ...settings,
  };
  return {
    settings: env,
    folder,
    ...commandsIn(folder, env),
    open: async () => (database ? openPostgres(database.url, 2) : openPglite(dataDir)),
    async leave() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function unpackTemplate(dataDir: string): Promise<void> {
  const template = process.env.TEST_PGLITE_TEMPLATE;
  if (!template)
    throw new Error("TEST_PGLITE_TEMPLATE is not set; the test run's setup did not happen.");
  const folder = join(dataDir, "database");
  await mkdir(folder, { recursive: true });
  await promisify(execFile)("tar", ["-xf", template, "-C", folder]);
}

function commandsIn(
  folder: string,
  settings: Record<string, string>,
): Pick<Workplace, "run" | "runAlone"> {
  const ask =
    (run: typeof runCommand): Run =>
    (command, ...args) =>
      run({ file: commandFile(command), args, settings, folder });
  return { run: ask(runCommand), runAlone: ask(runAlone) };
}
