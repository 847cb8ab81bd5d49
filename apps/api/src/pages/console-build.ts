import type { Business } from "@waslijn/contract/shared/brands/business";
import type { Language } from "@waslijn/contract/shared/constants";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CONSOLE_BASE } from "./console.ts";

/** Exports of the built console; the only interface between it and the API. */
export type ConsoleBuild = {
  /** Source file of the screen at a URL; undefined when the server does not render it. */
  drawnSource(url: string): string | undefined;
  languageAskedFor(headers: Headers): Language;
  draw(request: {
    url: string;
    language: Language;
    now: Date;
    event: number;
    ask: (path: string) => Promise<unknown>;
    built: Built;
    business: Business;
  }): Promise<string | undefined>;
};

type Headers = { cookie?: string | undefined; "accept-language"?: string | undefined };

/** The document without a screen, and the files of the rendered screen. */
type Built = { document: string; sheets: string[]; scripts: string[] };

export type ConsoleWeb = {
  folder: string;
  /** The renderer and its files, loaded on first use. */
  load(): Promise<{ build: ConsoleBuild; builtOf: (source: string) => Built }>;
};

export function consoleIn(root: string): ConsoleWeb {
  const folder = join(root, "console");
  const load = async () => {
    const [build, document, manifest] = await Promise.all([
      import(pathToFileURL(join(root, "console-server/entry-server.js")).href),
      readFile(join(folder, "index.html"), "utf8"),
      readFile(join(folder, ".vite/manifest.json"), "utf8"),
    ]);
    return { build: build as ConsoleBuild, builtOf: builtFrom(document, JSON.parse(manifest)) };
  };
  let loaded: ReturnType<typeof load> | undefined;
  return { folder, load: () => (loaded ??= load()) };
}

const builtFrom = (document: string, manifest: Manifest) => {
  const missing = (files: string[]): string[] =>
    files.map((file) => `${CONSOLE_BASE}/${file}`).filter((file) => !document.includes(file));
  return (source: string): Built => {
    const chunks = chunksOf(manifest, [source]);
    return {
      document,
      sheets: missing(sheetsOf(chunks)),
      scripts: missing(chunks.map(({ file }) => file)),
    };
  };
};

/** Entry of the bundler's manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Manifest = Record<string, Chunk>;

/** The chunks of sources with their static imports, optionally also dynamic ones; dependencies first. */
export function chunksOf(
  manifest: Manifest,
  sources: string[],
  { withLater = false }: { withLater?: boolean } = {},
): Chunk[] {
  const seen = new Set<string>();
  const found: Chunk[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    const later = withLater ? (chunk.dynamicImports ?? []) : [];
    for (const imported of [...(chunk.imports ?? []), ...later]) visit(imported);
    found.push(chunk);
  };
  for (const source of sources) visit(source);
  return found;
}

export const sheetsOf = (chunks: Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ css = [] }) => css)),
];
