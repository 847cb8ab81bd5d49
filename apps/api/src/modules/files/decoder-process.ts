import { setPriority } from "node:os";
import { drawAnew } from "./draw-anew.ts";

/** Message from the node. */
export type Question = { file: Uint8Array; mostCpuMs: number };

/** Lower priority than the node and its database, but not so low that photos time out on a busy machine. */
const NICE = 5;

/** Decodes photos for a node, one at a time. A running decode can only be stopped by killing the process. */
setPriority(NICE);
let running: { before: NodeJS.CpuUsage; mostCpuMs: number } | undefined;
setInterval(() => {
  if (!running) return;
  const { user, system } = process.cpuUsage(running.before);
  // `process.exit` would wait for the decoding thread.
  if ((user + system) / 1000 > running.mostCpuMs) process.kill(process.pid, "SIGKILL");
}, 100);
process.on("message", (question: Question) => void answer(question));
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
const { default: sharp } = await import("sharp");
// No photo is decoded twice, and only one at a time: a cache and more threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);
process.send?.("ready");

async function answer({ file, mostCpuMs }: Question): Promise<void> {
  running = { before: process.cpuUsage(), mostCpuMs };
  const drawn = await drawAnew(Buffer.from(file));
  running = undefined;
  process.send?.(drawn ?? null);
}
