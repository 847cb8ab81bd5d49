import { setPriority } from "node:os";
import { drawAnew } from "./draw-anew.ts";

/** What a node asks of it. */
export type Question = { file: Uint8Array; mostCpuMs: number };

/** Behind the node and its database, though not so far that a busy machine refuses photos. */
const NICE = 5;

/** Decodes photos for a node, one at a time. Nothing interrupts a decoder but the end of its process. */
setPriority(NICE);
let running: { before: NodeJS.CpuUsage; mostCpuMs: number } | undefined;
setInterval(() => {
  if (!running) return;
  const { user, system } = process.cpuUsage(running.before);
  // An exit would wait for the thread that decodes.
  if ((user + system) / 1000 > running.mostCpuMs) process.kill(process.pid, "SIGKILL");
}, 100);
process.on("message", (question: Question) => void answer(question));
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
const { default: sharp } = await import("sharp");
// No photo comes twice, and one at a time is decoded: a cache and more threads would only hold memory.
sharp.cache(false);
sharp.concurrency(1);
process.send?.("ready");

async function answer({ file, mostCpuMs }: Question): Promise<void> {
  running = { before: process.cpuUsage(), mostCpuMs };
  const drawn = await drawAnew(Buffer.from(file));
  running = undefined;
  process.send?.(drawn ?? null);
}
