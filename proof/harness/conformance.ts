import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { endWithUs } from "./end-with-us.ts";

/** The suite of MCP's maintainers, pinned. Run by npx: 120 packages that only this line needs. */
const SUITE = "@modelcontextprotocol/conformance@0.2.0-alpha.12";

/** Runs a command of the suite and returns its output; `onOutput` gets the whole output so far, whenever there is more. */
export async function runConformance(
  command: string,
  onOutput: (output: string) => void = () => undefined,
): Promise<{ output: string; passed: number; failed: number }> {
  const child = spawn("npx", ["--yes", SUITE, ...command.split(" ")], {
    // It needs a newer Node than npx may find first.
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithUs(child, "SIGTERM");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(output);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once("exit", resolve);
  });
  const [passed = 0, failed = code === 0 ? 0 : 1] = tally(output);
  return { output, passed, failed };
}

/** The suite's closing line: `Passed: 3/3, 0 failed, 0 warnings` or `Total: 3 passed, 0 failed`. */
function tally(output: string): number[] {
  const found = /(?:Passed: (\d+)\/\d+|Total: (\d+) passed), (\d+) failed/.exec(output);
  return found ? [Number(found[1] ?? found[2]), Number(found[3])] : [];
}
