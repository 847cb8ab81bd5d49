import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "./client.ts";
import { waitForOtherNodes } from "./set-up-lock.ts";

const FOLDER = new URL("./migrations/", import.meta.url);
/** Applies what is new, in order, once, forward only; nodes that start together wait for each other. */
export async function migrate(db: Db): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();
  return db.transaction().execute(async (transaction) => {
    await waitForOtherNodes(transaction);
    await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`.execute(
      transaction,
    );
    const done = await sql<{ name: string }>`SELECT name FROM migrations`.execute(transaction);
    const known = new Set(done.rows.map((row) => row.name));
    const fresh = files.filter((name) => !known.has(name));
    for (const name of fresh) {
      for (const statement of await statements(name)) await sql.raw(statement).execute(transaction);
      await sql`INSERT INTO migrations (name) VALUES (${name})`.execute(transaction);
    }
    return fresh;
  });
}

/** Plain SQL files: a statement ends with a semicolon at the end of a line, outside a function's `$$ … $$`. */
async function statements(name: string): Promise<string[]> {
  const text = await readFile(new URL(name, FOLDER), "utf8");
  const found = text.replace(/--.*$/gm, "").match(/(?:\$\$[^]*?\$\$|(?!;\s*$)[^])+/gm) ?? [];
  return found
    .map((statement) => statement.replace(/^;/, "").trim())
    .filter((statement) => statement !== "");
}
