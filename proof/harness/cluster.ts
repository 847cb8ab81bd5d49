import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithUs } from "./end-with-us.ts";
import { findPostgres, freePort, postgresUser } from "../../scripts/test/postgres.ts";

export type Cluster = {
  /** URL of a database of this cluster. */
  url(database: string): string;
  port: number;
  /** Folder of PostgreSQL's tools. */
  bin: string;
  start(): Promise<void>;
  /** `immediate` simulates a power cut: no checkpoint, recovery at the next start. */
  stop(how: "fast" | "immediate"): Promise<void>;
  remove(): Promise<void>;
};

const STOP_SIGNAL = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** A separate PostgreSQL that can be stopped and restarted; fsync is on, as in production. */
export async function createCluster(): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is missing: install Debian's package postgresql.");
  const folder = mkdtempSync(join(tmpdir(), "waslijn-proof-"));
  const asUser = process.getuid?.() === 0 ? postgresUser(folder) : {};
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "waslijn", "-A", "trust"], {
    ...asUser,
    stdio: "ignore",
    cwd: folder,
  });
  const port = await freePort();
  const settings = ["max_connections=200", "shared_buffers=256MB", "deadlock_timeout=500ms"];
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const started = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder].concat(
        settings.flatMap((setting) => ["-c", setting]),
      ),
      { ...asUser, stdio: ["ignore", "ignore", "pipe"], cwd: folder },
    );
    server = started;
    endWithUs(started, "SIGQUIT");
    await readyToAccept(started);
  };
  const stop: Cluster["stop"] = async (how) => {
    const ended = server && server.exitCode === null ? once(server, "exit") : undefined;
    server?.kill(STOP_SIGNAL[how]);
    await ended;
    server = undefined;
  };
  await start();
  return {
    url: (database) => `postgres://waslijn@127.0.0.1:${port}/${database}`,
    port,
    bin,
    start,
    stop,
    async remove() {
      await stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readyToAccept(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      // Keep the end: clients that connect too early fill the log before the server is ready.
      log = (log + String(chunk)).slice(-20_000);
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
