import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Which source file draws which page, read from the app's own table: each is an entry of the build. */
export function pageSources(): Record<string, string> {
  const table = readFileSync(join(import.meta.dirname, "src/app/pages.ts"), "utf8");
  const rows = table.matchAll(/^ {2}"?([\w-]+)"?: \(\) => import\("\.\.\/([^"]+)"\)/gm);
  return Object.fromEntries([...rows].map(([, key, file]) => [key, `src/${file}`]));
}
