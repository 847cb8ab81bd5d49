import { sql, type RawBuilder } from "kysely";
import { reachPostgres } from "../../db/open-database.ts";
import { WorkRefused } from "../../work-refused.ts";
import { runPostgresTool } from "./postgres-tools.ts";

/** Puts a backup in the place of what a PostgreSQL database holds, all of it or nothing. */
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
