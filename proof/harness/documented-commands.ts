import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";

const FILE = resolve(import.meta.dirname, "../../docs/operations.md");
const run = promisify(execFile);

/** Commands in operations.md under a name: a fence that starts with "```sh drill-name". */
export function documentedCommands(name: string): string {
  const fence = new RegExp(`^\`\`\`sh ${name}\\n([^]*?)^\`\`\`$`, "m");
  const found = fence.exec(readFileSync(FILE, "utf8"))?.[1];
  if (!found) throw new Error(`docs/operations.md shows no commands named ${name}.`);
  return found;
}

/** Runs them as written with these settings; stops at the first failure. */
export async function runDocumented(
  name: string,
  settings: Record<string, string>,
): Promise<string> {
  const { stdout } = await run("sh", ["-euc", documentedCommands(name)], {
    env: { ...settings, PATH: `${settings.PATH ?? ""}:${process.env.PATH ?? ""}` },
    maxBuffer: 50_000_000,
  });
  return stdout;
}
