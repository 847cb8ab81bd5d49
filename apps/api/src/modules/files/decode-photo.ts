import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { extname, join } from "node:path";
import { ApiProblem } from "../../api-problem.ts";
import type { Question } from "./decoder-process.ts";
import { fileKind, type Drawn } from "./draw-anew.ts";

/** Three times what a phone's largest photo needs. Crafted files of some kilobytes need minutes. */
const DECODE_CPU_MS = 2000;
/**
 * Wall-clock timeout. A decoder with half a core reaches its CPU limit first, so a crafted file is refused instead of
 * answered with `unavailable`.
 */
const DECODE_MS = 4000;
const START_MS = 20_000;
const IDLE_MS = 30_000;
const RETRY_SECONDS = 5;

const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = [];

/**
 * Re-encodes a photo in a child process; the caller limits how many run at once. Undefined for a file that is
 * unreadable, too expensive or crashes the decoder. Throws `unavailable` on timeout, when the machine is too busy to
 * tell.
 */
export async function decodePhoto(
  file: Buffer,
  { mostMs = DECODE_MS, mostCpuMs = DECODE_CPU_MS } = {},
): Promise<Drawn | undefined> {
  if (!fileKind(file)) return undefined;
  const child = takeIdle() ?? (await start());
  try {
    child.send({ file, mostCpuMs } satisfies Question);
    const drawn = (await answerOf(child, mostMs)) as Drawn | null;
    giveBack(child);
    return drawn ? { ...drawn, image: Buffer.from(drawn.image) } : undefined;
  } catch {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    child.kill("SIGKILL");
    if (hasEnded) return undefined;
    throw new ApiProblem("unavailable", { retryAfter: RETRY_SECONDS });
  }
}

/** Rejects when the process exits first or on timeout. */
async function answerOf(child: ChildProcess, mostMs: number): Promise<unknown> {
  const ended = new AbortController();
  const onExit = (): void => ended.abort();
  child.once("exit", onExit);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(mostMs), ended.signal]);
    const [answer]: unknown[] = await once(child, "message", { signal });
    return answer;
  } finally {
    child.off("exit", onExit);
  }
}

async function start(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, `decoder-process${extname(import.meta.filename)}`);
  // Untrusted files are parsed there: its environment has none of the node's secrets.
  // With one malloc arena per thread it would hold twice the memory.
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: "1" };
  const child = fork(script, { serialization: "advanced", execArgv: [], env });
  // Does not keep the node alive, and ends with it.
  child.unref();
  child.channel?.unref();
  try {
    await answerOf(child, START_MS);
    return child;
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

function takeIdle(): ChildProcess | undefined {
  for (let next = idle.pop(); next; next = idle.pop()) {
    clearTimeout(next.end);
    if (next.child.connected) return next.child;
  }
  return undefined;
}

/** Returns a decoder to the pool. It is ended when idle, as it holds some 80 MB. */
function giveBack(child: ChildProcess): void {
  const end = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.child === child),
      1,
    );
    if (child.connected) child.disconnect();
  }, IDLE_MS).unref();
  idle.push({ child, end });
}
