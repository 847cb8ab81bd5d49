import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chownSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findPostgres, freePort, postgresUser } from "../../../scripts/test/postgres.ts";
import { startTcpProxy } from "../../../scripts/test/tcp-proxy.ts";
import { pause } from "../ask.ts";
import { requireClusterTools } from "./cluster-tools.ts";
import { endWithUs } from "../end-with-us.ts";
import { member, priority, superuserUrl, type Member } from "./member.ts";

const DEPLOY = resolve(import.meta.dirname, "../../../deploy/cluster");
const NAMES = ["db1", "db2", "db3"];
const addressOf = (at: number) => `127.0.7.${at + 1}`;

type Listed = { name: string; role: string; state: string; timeline?: number };

export type PatroniCluster = {
  /** URL through HAProxy. */
  url(database: string): string;
  port: number;
  members: Member[];
  /** The leader, once all three are healthy and one is a synchronous standby. */
  whole(patienceMs?: number): Promise<Member>;
  /** How often a member had to be reinitialised, as in the runbook. */
  copied(): number;
  /** Runs the drill of deploy/cluster, a switchover under writes; resolves to its output. */
  drill(): Promise<string>;
  remove(): Promise<void>;
};

/** Three members on different addresses, and HAProxy, configured from deploy/cluster as in docs/operations.md. */
export async function createPatroniCluster(): Promise<PatroniCluster> {
  requireClusterTools();
  const bin = findPostgres() ?? "";
  const root = mkdtempSync(join(tmpdir(), "waslijn-proof-"));
  const user = process.getuid?.() === 0 ? postgresUser(root) : {};
  const ports = await portsOf(["postgres", "patroni", "etcd", "etcdPeer", "primary", "standby"]);
  const closing: (() => unknown)[] = [];
  const remove = async (): Promise<void> => {
    for (const close of closing.splice(0).toReversed()) await close();
    rmSync(root, { recursive: true, force: true });
  };
  const run = (command: string, parameters: string[], cwd: string, env = {}): void => {
    const started = spawn(command, parameters, {
      ...user,
      cwd,
      stdio: "ignore",
      env: { PATH: "/usr/bin:/bin:/usr/sbin", ...priority(), ...env },
    });
    endWithUs(started, "SIGKILL");
    closing.push(() => started.kill("SIGKILL"));
  };
  const settings = join(root, "settings");
  writeFileSync(settings, settingsFor(root, bin, ports));
  const folderOf = (name: string) => join(root, name);
  const toEtcd = await Promise.all(
    NAMES.map(() => Promise.all(NAMES.map((_, at) => startTcpProxy(ports.etcd, addressOf(at))))),
  );
  closing.push(() => Promise.all(toEtcd.flat().map((line) => line.stop())));
  NAMES.forEach((name, at) => {
    const hosts = toEtcd[at]?.map(({ port }) => `127.0.0.1:${port}`).join(",");
    mkdirSync(folderOf(name));
    execFileSync(join(DEPLOY, "configure"), [settings, name, folderOf(name)], {
      env: { ...process.env, ETCD_HOSTS: hosts },
      stdio: "ignore",
    });
    ownAll(folderOf(name), user);
  });
  try {
    for (const name of NAMES) {
      run("/usr/bin/etcd", [], folderOf(name), {
        ...environmentIn(join(folderOf(name), "etcd.env")),
        ETCD_UNSUPPORTED_ARCH: process.arch === "arm64" ? "arm64" : "",
      });
    }
    await until("etcd has no leader", 60_000, async () => {
      const answer = await fetch(`http://${addressOf(0)}:${ports.etcd}/health`);
      return ((await answer.json()) as { health: string }).health === "true";
    });
    const members = NAMES.map((name, at) =>
      member({
        name,
        address: addressOf(at),
        folder: folderOf(name),
        postgresPort: ports.postgres,
        user,
        toEtcd: toEtcd[at] ?? [],
      }),
    );
    for (const one of members) {
      one.start();
      closing.push(() => one.stop());
    }
    const config = join(folderOf("db1"), "patroni.yml");
    run("/usr/sbin/haproxy", ["-db", "-f", join(folderOf("db1"), "haproxy.cfg")], root);
    const url = (database: string) => superuserUrl("127.0.0.1", ports.primary, database);
    let copied = 0;
    const copyAnew = async ({ address }: Member): Promise<void> => {
      copied++;
      const body = JSON.stringify({ force: true });
      await fetch(`http://${address}:${ports.patroni}/reinitialize`, { method: "POST", body });
    };
    const cluster: PatroniCluster = {
      url,
      port: ports.primary,
      members,
      whole: (patienceMs = 240_000) => whole(members, ports.patroni, patienceMs, copyAnew),
      copied: () => copied,
      drill: () => output(join(DEPLOY, "drill"), [config, url("postgres")]),
      remove,
    };
    await cluster.whole();
    await until("HAProxy finds no primary", 30_000, async () => {
      execFileSync(join(bin, "psql"), [url("postgres"), "-c", "SELECT 1"], { stdio: "ignore" });
      return true;
    });
    return cluster;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** How much of each member's log is printed when the cluster does not become whole. */
const LOG_TAIL = 8000;
/** How long a member may take to catch up by itself. */
const OWN_WAY_MS = 120_000;

/** Waits until all three are healthy, on one timeline, and one is a synchronous standby. */
async function whole(
  members: Member[],
  port: number,
  patienceMs: number,
  copyAnew: (one: Member) => Promise<void>,
): Promise<Member> {
  const began = performance.now();
  const helped = new Set<Member>();
  let leader: Member | undefined;
  let seen = "";
  await until(
    () => {
      const logs = members.map((one) => `${one.name}:\n${one.log().slice(-LOG_TAIL)}`);
      console.error(logs.join("\n"));
      return `the cluster is not whole again: ${seen}`;
    },
    patienceMs,
    async () => {
      for (const { address } of members) {
        const answer = await fetch(`http://${address}:${port}/cluster`, {
          signal: AbortSignal.timeout(2000),
        }).catch(() => undefined);
        const listed =
          ((await answer?.json()) as { members?: Listed[] } | undefined)?.members ?? [];
        seen = listed
          .map(({ name, role, state, timeline = "?" }) => `${name} ${role} ${state} on ${timeline}`)
          .join(", ");
        const leading = listed.find(({ role }) => role === "leader");
        // A member that wakes is listed as running, on its former timeline, until it is rewound.
        const isWell = listed.every(
          ({ state, timeline }) =>
            /^(running|streaming)$/.test(state) && timeline === leading?.timeline,
        );
        const inStep = listed.some(({ role }) => role === "sync_standby");
        leader = members.find(({ name }) => name === leading?.name);
        if (listed.length === members.length && isWell && inStep && leader) return true;
        const failed = listed.find(({ state }) => /^(start failed|starting)$/.test(state))?.name;
        const stuck = members.find(({ name }) => name === failed);
        if (stuck && !helped.has(stuck) && performance.now() - began > OWN_WAY_MS) {
          helped.add(stuck);
          await copyAnew(stuck);
        }
      }
      return false;
    },
  );
  if (!leader) throw new Error("nobody leads");
  return leader;
}

async function until(
  failure: string | (() => string),
  patienceMs: number,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(typeof failure === "string" ? failure : failure());
    await pause(250);
  }
}

type Ports = Record<"postgres" | "patroni" | "etcd" | "etcdPeer" | "primary" | "standby", number>;

async function portsOf(names: (keyof Ports)[]): Promise<Ports> {
  const found: Partial<Ports> = {};
  for (const name of names) found[name] = await freePort();
  return found as Ports;
}

const settingsFor = (root: string, bin: string, ports: Ports): string => `
MEMBERS="${NAMES.map((name, at) => `${name}=${addressOf(at)}`).join(" ")}"
NETWORK=127.0.0.0/8
SUPERUSER_PASSWORD=proof
REPLICATION_PASSWORD=proof
POSTGRES_PORT=${ports.postgres}
POSTGRES_BIN=${bin}
DATA=${root}/$NAME/data
SOCKETS=${root}/$NAME
PATRONI_PORT=${ports.patroni}
ETCD_PORT=${ports.etcd}
ETCD_PEER_PORT=${ports.etcdPeer}
ETCD_DATA=${root}/$NAME/etcd
HAPROXY_ADDRESS=127.0.0.1
PRIMARY_PORT=${ports.primary}
STANDBY_PORT=${ports.standby}
`;

const environmentIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );

function ownAll(folder: string, { uid, gid }: { uid?: number; gid?: number }): void {
  if (uid === undefined || gid === undefined) return;
  for (const name of ["", "patroni.yml", "etcd.env", "haproxy.cfg"]) {
    chownSync(join(folder, name), uid, gid);
  }
}

function output(command: string, parameters: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const started = spawn(command, parameters, { stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    for (const stream of [started.stdout, started.stderr]) {
      stream.on("data", (chunk: Buffer) => (text += chunk));
    }
    started.once("exit", (code) =>
      code === 0 ? resolve(text) : reject(new Error(`the drill failed: ${text}`)),
    );
  });
}
