import { sql, type RawBuilder } from "kysely";
import { reachPostgres } from "../db/open-database.ts";
import { WorkRefused, type WorkRefusal } from "../work.ts";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Restores a backup of a PostgreSQL database, atomically. */
export async function restorePostgres(
  file: string,
  databaseUrl: string,
  { mayReplace }: { mayReplace: boolean },
): Promise<{ orders: number }> {
  await runPostgresTool("pg_restore", undefined, ["--list", file]).catch((error: unknown) => {
    if (error instanceof WorkRefused && error.refusal.code === "tool_missing") throw error;
    throw new WorkRefused({ code: "backup_broken", file, kind: "postgres" });
  });
  await refuseUnlessFree(databaseUrl, mayReplace);
  await runPostgresTool("pg_restore", databaseUrl, [
    "--clean",
    "--if-exists",
    "--single-transaction",
    "--no-owner",
    "--no-privileges",
    file,
  ]);
  const rows = await ask(
    databaseUrl,
    sql<{ orders: number }>`SELECT count(*) AS orders FROM orders`,
  );
  return { orders: rows[0]?.orders ?? 0 };
}

async function refuseUnlessFree(databaseUrl: string, mayReplace: boolean): Promise<void> {
  const rows = await ask(
    databaseUrl,
    sql<{ others: number; isFilled: boolean }>`SELECT
      to_regclass('orders') IS NOT NULL AS "isFilled",
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
        AND backend_type = 'client backend' AND pid <> pg_backend_pid()) AS others`,
  );
  const { others = 0, isFilled = false } = rows[0] ?? {};
  if (others > 0) throw new WorkRefused({ code: "database_in_use", others });
  if (isFilled && !mayReplace) throw new WorkRefused({ code: "database_filled" });
}

async function ask<Row>(databaseUrl: string, question: RawBuilder<Row>): Promise<Row[]> {
  const database = await reachPostgres(databaseUrl);
  try {
    return (await question.execute(database.db)).rows;
  } finally {
    await database.close();
  }
}

/** Finds one of PostgreSQL's programs on the PATH. */
function findTool(name: string): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  throw new WorkRefused({ code: "tool_missing", tool: name });
}

/** Runs pg_dump or pg_restore; the password is passed in the environment, where ps does not show it. */
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
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null)).once("close", resolve);
  });
  if (code !== 0) throw new WorkRefused(refusalOf(name, output));
}

function refusalOf(tool: string, output: string): WorkRefusal {
  if (output.includes("server version mismatch")) return { code: "tool_too_old", tool };
  const reason = output
    .split("\n")
    .find((line) => line.includes("error:"))
    ?.replace(/^.*?error: /, "");
  return { code: "tool_failed", tool, reason };
}
