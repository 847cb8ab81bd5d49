import { readFileSync } from "node:fs";
import { join } from "node:path";
import { webDist } from "../web-build.ts";

type Chunk = { file: string; imports?: string[] };

/** The JavaScript files that a first visit to a page loads: entry, page, texts, and all they import. */
export function pageFiles(page: string, language: "nl" | "en"): string[] {
  const client = join(webDist(), "client");
  const manifest: Record<string, Chunk> = read(join(client, ".vite/manifest.json"));
  const source = read<Record<string, string>>(join(webDist(), "pages.json"))[page];
  if (!source) throw new Error(`There is no page ${page}.`);
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit("src/entry-client.tsx");
  visit(`src/app/part-texts.${language}.ts`);
  visit(source);
  const folder = source.replace(/[^/]+$/, "");
  const texts = Object.keys(manifest).filter(
    (name) => name.startsWith(folder) && name.endsWith(`.${language}.ts`),
  );
  for (const name of texts) visit(name);
  return [...files].map((file) => join(client, file));
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8"));
