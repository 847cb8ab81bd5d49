import { readFileSync } from "node:fs";
import { sizeOf, type Line } from "./line.ts";
import type { Tried } from "./run.ts";

/** Runs one line in a process of its own, so that it can run beside another one and be ended. */
const [name = "", quick] = process.argv.slice(2);
const { line }: { line: Line } = await import(`./lines/${name}.ts`);
const outcome = await line.run(sizeOf(quick === "quick")).catch((error: unknown) => ({
  figure: `could not be tried: ${error instanceof Error ? error.message : String(error)}`,
  held: false,
}));
const tried: Tried = { ...outcome, cpuSeconds: cpuSeconds() };
process.send?.(tried, () => process.exit());

/** Of this process and of its children that have ended. */
function cpuSeconds(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return Math.round(ticks / 100);
}
