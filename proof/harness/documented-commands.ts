import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";

const FILE = resolve(import.meta.dirname, "../../docs/operations.md");
const run = promisify(execFile);

/** The commands that operations.md shows under a name: a fence that begins with "```sh drill-name". */
export function documentedCommands(name: string): string {
  const fence = new RegExp(`^\`\`\`sh ${name}\\n([^]*?)^\`\`\`$`, "m");
  const found = fence.exec(readFileSync(FILE, "utf8"))?.[1];
  if (!found) throw new Error(`docs/operations.md shows no commands named ${name}.`);
  return found;
}

/** Runs them as written, with these settings, and ends at the first that fails. */
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
