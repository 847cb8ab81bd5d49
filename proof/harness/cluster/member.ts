import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TcpProxy } from "../../../scripts/test/tcp-proxy.ts";
import { endWithUs } from "../end-with-us.ts";
import { signalAll, withDescendants } from "../processes.ts";

type User = { uid?: number; gid?: number };

export type MemberPlace = {
  name: string;
  address: string;
  folder: string;
  postgresPort: number;
  user: User;
  /** Proxies to etcd, one per etcd member. */
  toEtcd: TcpProxy[];
};

/** One database machine: Patroni and its PostgreSQL. */
export type Member = {
  name: string;
  address: string;
  start(): void;
  /** SIGKILL to everything, as in a power cut. */
  kill(): Promise<void>;
  /** SIGSTOP to everything, or SIGCONT. */
  freeze(): void;
  thaw(): void;
  /** Cuts or restores the connections to etcd. */
  cutOff(isCut: boolean): void;
  query<T extends pg.QueryResultRow>(sql: string): Promise<T[]>;
  stop(): Promise<void>;
  log(): string;
};

export function member({ name, address, folder, postgresPort, user, toEtcd }: MemberPlace): Member {
  let patroni: ChildProcess | undefined;
  let text = "";
  const isRunning = () => patroni?.exitCode === null && patroni.signalCode === null;
  const postmaster = (): number[] => {
    const file = join(folder, "data/postmaster.pid");
    const pid = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
    return pid > 0 ? [pid] : [];
  };
  const everything = (): number[] =>
    withDescendants([...(isRunning() && patroni?.pid ? [patroni.pid] : []), ...postmaster()]);
  const ended = async (signal: NodeJS.Signals, pids: number[]): Promise<void> => {
    const exit = isRunning() && patroni ? once(patroni, "exit") : undefined;
    signalAll(pids, signal);
    await exit;
  };
  return {
    name,
    address,
    start() {
      const started = spawn("/usr/bin/python3", ["/usr/bin/patroni", join(folder, "patroni.yml")], {
        ...user,
        cwd: folder,
        stdio: ["ignore", "pipe", "pipe"],
        env: { PATH: "/usr/bin:/bin:/usr/sbin", LANG: "C.UTF-8", ...priority() },
      });
      patroni = started;
      endWithUs(started, "SIGKILL");
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on("data", (chunk: Buffer) => (text = (text + chunk).slice(-200_000)));
      }
    },
    kill: () => ended("SIGKILL", everything()),
    freeze: () => signalAll(everything(), "SIGSTOP"),
    thaw: () => signalAll(everything(), "SIGCONT"),
    cutOff: (isCut) => toEtcd.forEach((line) => line.silence(isCut)),
    async query<T extends pg.QueryResultRow>(sql: string) {
      const client = new pg.Client({
        connectionString: superuserUrl(address, postgresPort, "waslijn"),
        connectionTimeoutMillis: 3000,
      });
      client.on("error", () => undefined);
      try {
        await client.connect();
        return (await client.query<T>(sql)).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    async stop() {
      signalAll(everything(), "SIGCONT");
      await ended("SIGKILL", everything());
    },
    log: () => text,
  };
}

export const superuserUrl = (address: string, port: number, database: string): string =>
  `postgres://postgres:proof@${address}:${port}/${database}`;

/** Child processes of a proof get its priority. */
export const priority = (): Record<string, string> =>
  process.env.PROOF ? { PROOF: process.env.PROOF } : {};
