import { readFileSync } from "node:fs";
import { join } from "node:path";
import { webDist } from "../web-build.ts";

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };

/** JavaScript files of a first visit to a page: entry, page and their texts, and those of the `later` file. */
export function pageFiles(page: string, language: "nl" | "en", later?: string): string[] {
  const manifest = readManifest();
  const source = readPages()[page];
  if (!source) throw new Error(`There is no page ${page}.`);
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    const later = chunk.dynamicImports ?? [];
    for (const texts of later.filter((file) => file.endsWith(`.${language}.ts`))) visit(texts);
  };
  visit("src/entry-client.tsx");
  visit(source);
  if (later) visit(keyOf(manifest, later));
  const files = [...seen].flatMap((name) => manifest[name]?.file ?? []);
  return [...new Set(files)].map((file) => join(client(), file));
}

function keyOf(manifest: Record<string, Chunk>, name: string): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (!key) throw new Error(`There is no file ${name}.`);
  return key;
}

/** Built file of a source, as the end of its URL. */
export function builtFile(source: string): string {
  const { file } = readManifest()[source] ?? {};
  if (!file) throw new Error(`${source} did not become a file of its own.`);
  return file;
}

const client = (): string => join(webDist(), "client");
const readPages = (): Record<string, string> =>
  JSON.parse(readFileSync(join(webDist(), "pages.json"), "utf8"));
const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(client(), ".vite/manifest.json"), "utf8"));

const LIST_OF_ORDERS = "src/features/orders/orders-screen.tsx";

/** JavaScript files that the console loads before its list of orders is usable. */
export function consoleFiles(): string[] {
  const folder = join(webDist(), "console");
  const document = readFileSync(join(folder, "index.html"), "utf8");
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
  );
  const named = [...document.matchAll(/"\/console\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const files = [...named, ...filesFrom(manifest, LIST_OF_ORDERS)];
  return [...new Set(files)].map((file) => join(folder, file ?? ""));
}

function filesFrom(
  manifest: Record<string, Chunk>,
  name: string,
  seen = new Set<string>(),
): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [
    chunk.file,
    ...(chunk.imports ?? []).flatMap((other) => filesFrom(manifest, other, seen)),
  ];
}
