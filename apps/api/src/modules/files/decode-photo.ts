import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ApiProblem } from "../../api-problem.ts";
import type { Question } from "./decoder-process.ts";
import { fileKind, type Drawn } from "./draw-anew.ts";

/** Three times what the largest photo of a phone takes. Crafted files of some kilobytes take minutes. */
const DECODE_CPU_MS = 2000;
/** A decoder that gets half a core reaches its own limit first, which says more than a time that is over. */
const DECODE_MS = 4000;
const START_MS = 20_000;
const IDLE_MS = 30_000;
const RETRY_SECONDS = 5;

const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = [];

/**
 * Draws a photo anew in a process of its own; the caller limits how many run at once. Nothing for a file that cannot
 * be read, costs too much or crashes its decoder. Throws `unavailable` where the machine is too busy to tell.
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

/** Rejects where the process ends first or the time is over. */
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
  const script = join(import.meta.dirname, "decoder-process.ts");
  // Files of strangers are read there: none of the node's secrets is in its environment.
  // With an arena for each thread the allocator would hold twice the memory.
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: "1" };
  const child = fork(script, { serialization: "advanced", execArgv: [], env });
  // A node that stops does not wait for it, and it ends with the node.
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

/** Kept for the next photo, and ended when none comes: a decoder holds some 80 MB. */
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
