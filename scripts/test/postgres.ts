import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** Migrated and seeded once per run; each test copies it. */
export const TEMPLATE_DATABASE = "waslijn_template";

export type PostgresServer = { url: string; port: number; stop(): Promise<void> };

/** Folder of initdb and postgres; the newest version if there are several. */
export function findPostgres(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

const IN_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Each test copies and drops a database of a thousand files, which takes ten times as long on a disk. */
export function fastestFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}

/** A separate cluster in a folder of its own below `parent`, on a free port of the loopback address. */
export async function startPostgres(
  settings: Record<string, string> = {},
  parent = tmpdir(),
): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is missing: install Debian's package postgresql.");
  const folder = mkdtempSync(join(parent, "waslijn-postgres-"));
  const asUser = process.getuid?.() === 0 ? postgresUser(folder) : {};
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "waslijn", "-A", "trust", "--no-sync"], {
    ...asUser,
    stdio: "ignore",
    cwd: folder,
  });
  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      folder,
      "-c",
      "fsync=off",
      "-c",
      "max_connections=300",
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...asUser, stdio: ["ignore", "ignore", "pipe"], cwd: folder },
  );
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return {
    url: `postgres://waslijn@127.0.0.1:${port}/postgres`,
    port,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: returns the user postgres, which gets the folder. */
export function postgresUser(folder: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const [uid, gid] = [id("-u"), id("-g")];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A database for one test, copied from the template; `template0` gives an empty one. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server)
    throw new Error("TEST_POSTGRES_URL is not set; the test run's setup did not happen.");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await runOn(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Runs one statement and returns its rows. */
export async function runOn<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
