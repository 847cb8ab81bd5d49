import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

export type SqlFile = { name: string; text: string; checksum: string };

/** What makes the database: steps that each happen once, and functions as they are now. */
export type SqlFiles = { migrations: SqlFile[]; functions: SqlFile[] };

/** What the names of functions' files begin with, where both kinds stand in one list. */
export const FUNCTIONS = "functions/";

export async function readSqlFiles(): Promise<SqlFiles> {
  const functions = await readFolder("./functions/");
  return {
    migrations: await readFolder("./migrations/"),
    functions: functions.map((file) => ({ ...file, name: `${FUNCTIONS}${file.name}` })),
  };
}

async function readFolder(path: string): Promise<SqlFile[]> {
  const folder = new URL(path, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), "utf8");
      return sqlFile(name, text);
    }),
  );
}

/** Line endings are the checkout's, not the author's. */
export function sqlFile(name: string, text: string): SqlFile {
  const checksum = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
  return { name, text, checksum };
}
