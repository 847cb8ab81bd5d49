import { setPriority } from "node:os";
import { drawAnew } from "./draw-anew.ts";

/** Several times what the largest photo takes. Crafted files of some kilobytes take minutes. */
const MOST_CPU_MS = 3000;
/** Behind the node and its database, though not so far that a busy machine refuses photos. */
const NICE = 5;

/** Decodes photos for a node, one at a time. Nothing interrupts a decoder but the end of its process. */
setPriority(NICE);
let before: NodeJS.CpuUsage | undefined;
setInterval(() => {
  if (!before) return;
  const { user, system } = process.cpuUsage(before);
  if ((user + system) / 1000 > MOST_CPU_MS) process.exit(1);
}, 100);
process.on("message", (file: Uint8Array) => void answer(Buffer.from(file)));
process.on("disconnect", () => process.exit());
await import("sharp");
process.send?.("ready");

async function answer(file: Buffer): Promise<void> {
  before = process.cpuUsage();
  const drawn = await drawAnew(file);
  before = undefined;
  process.send?.(drawn ?? null);
}
