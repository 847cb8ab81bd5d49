import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { freePort } from "../../scripts/test/postgres.ts";

/** The product's clock, unless set otherwise. */
export const BENCH_NOW = "2026-11-16T09:00:00+01:00";

export type Started = {
  url: string;
  child: ChildProcess;
  readyAfterMs: number;
  stop(): Promise<void>;
};

/** Starts a server file as a child process and waits until it reports ready. */
export async function startProcess(
  file: string,
  settings: Record<string, string>,
): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const child = fork(resolve(import.meta.dirname, "../..", file), {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      PATH: process.env.PATH,
      WEB_DIST: process.env.WEB_DIST,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      ...settings,
    },
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => {
      throw new Error(`${file} did not start.`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    readyAfterMs: performance.now() - began,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The product as deployed, on its own database. */
export const startProduct = (
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Started> =>
  startProcess("e2e/server-process.ts", {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: "bench-bench-bench-bench-bench-bench",
    SEED: "demo",
    NODE_ENV: "production",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    CLOCK: BENCH_NOW,
    ...settings,
  });
