import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { WorkRefused, type Refusal } from "../../work-refused.ts";

/** PostgreSQL's own programs, where the PATH finds them. */
function findTool(name: string): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  throw new WorkRefused({ code: "tool_missing", tool: name });
}

/** Runs pg_dump or pg_restore on a database; the password goes by the environment, where ps does not show it. */
export async function runPostgresTool(
  name: "pg_dump" | "pg_restore",
  databaseUrl: string | undefined,
  parameters: string[],
): Promise<void> {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const password = decodeURIComponent(url?.password ?? "");
  if (url) url.password = "";
  const child = spawn(
    findTool(name),
    [...(url ? [`--dbname=${url.href}`] : []), "--no-password", ...parameters],
    {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null)).once("close", resolve);
  });
  if (code !== 0) throw new WorkRefused(refusalOf(name, said));
}

function refusalOf(tool: string, said: string): Refusal {
  if (said.includes("server version mismatch")) return { code: "tool_too_old", tool };
  const reason = said
    .split("\n")
    .find((line) => line.includes("error:"))
    ?.replace(/^.*?error: /, "");
  return { code: "tool_failed", tool, reason };
}
