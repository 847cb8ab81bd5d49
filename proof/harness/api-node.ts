import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { endWithUs } from "./end-with-us.ts";
import { COMPILED } from "../../scripts/test/compiled.ts";
import { freePort } from "../../scripts/test/postgres.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const START_MS = 60_000;

export type ApiNode = {
  port: number;
  url: string;
  pid(): number;
  /** SIGKILL: no shutdown. */
  kill(): Promise<void>;
  /** SIGTERM: running requests are answered first. */
  end(): Promise<void>;
  start(): Promise<void>;
  /** From now on the node restarts when it ends, as under systemd. */
  supervise(): void;
  /** Product copy and pages for the next start. */
  runFrom(version: Version): void;
  setTime(now: string): Promise<void>;
  log(): string;
};

/** A copy of the product with its pages. */
export type Version = { root: string; pages: string };

/** The real server in a child process, always on the same port. */
export async function startApiNode(
  settings: Record<string, string>,
  version?: Version,
): Promise<ApiNode> {
  const port = await freePort();
  let root = version?.root ?? ROOT;
  let own: Record<string, string> = version ? { WEB_DIST: version.pages } : {};
  let child: ChildProcess | undefined;
  const log = keepLast(5_000_000);
  let isSupervised = false;

  const start = async (): Promise<void> => {
    const started = fork(join(root, "e2e/server-process.ts"), {
      execPath: join(ROOT, "node_modules/.bin/node"),
      execArgv: [],
      cwd: root,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { PATH: process.env.PATH, ...COMPILED, ...settings, ...own, PORT: String(port) },
    });
    child = started;
    endWithUs(started, "SIGKILL");
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        log.add(String(chunk));
      });
    }
    started.once("exit", () => {
      if (isSupervised && child === started) void start().catch(() => undefined);
    });
    await listening(started, log.text);
  };
  const finish = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, "exit");
    running.kill(signal);
    await ended;
  };
  await start();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    kill: () => finish("SIGKILL"),
    async end() {
      isSupervised = false;
      await finish("SIGTERM");
    },
    start,
    supervise: () => (isSupervised = true),
    runFrom(version) {
      root = version.root;
      own = { WEB_DIST: version.pages };
    },
    async setTime(now) {
      if (!child) return;
      const told = once(child, "message");
      child.send({ now });
      await told;
    },
    log: log.text,
  };
}

async function listening(child: ChildProcess, log: () => string): Promise<void> {
  const patience = AbortSignal.timeout(START_MS);
  await Promise.race([
    once(child, "message", { signal: patience }),
    once(child, "exit", { signal: patience }).then(() => {
      throw new Error(`A node did not start:\n${log().slice(-2000)}`);
    }),
  ]);
}

/** Keeps the end of the log in pieces; joins them only on demand. */
function keepLast(most: number): { add: (piece: string) => void; text: () => string } {
  const pieces: string[] = [];
  let length = 0;
  return {
    add(piece) {
      pieces.push(piece);
      length += piece.length;
      while (length > most) length -= pieces.shift()?.length ?? 0;
    },
    text: () => pieces.join(""),
  };
}
