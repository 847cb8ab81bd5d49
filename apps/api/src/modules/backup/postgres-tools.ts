import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { StartError } from "../../start-error.ts";

/** PostgreSQL's own programs, where the PATH finds them. */
function findTool(name: string): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  throw new StartError(
    `PostgreSQL's program ${name} is missing; install its client tools (Debian's package postgresql-client) first.`,
  );
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
  if (code !== 0) throw new StartError(reasonOf(name, said));
}

function reasonOf(name: string, said: string): string {
  if (said.includes("server version mismatch")) {
    return `${name} is older than the database server; install the client tools of the server's version first.`;
  }
  const first = said
    .split("\n")
    .find((line) => line.includes("error:"))
    ?.replace(/^.*?error: /, "");
  return `${name} did not succeed: ${first ?? "it gave no reason"}.`;
}
