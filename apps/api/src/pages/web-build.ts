import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { StartError } from "../errors.ts";
import { consoleIn, type ConsoleWeb, chunksOf, sheetsOf, type Manifest } from "./console-build.ts";

/** Exports of the built pages; the only interface between them and the API. */
export type WebBuild = {
  render(request: object): Promise<{
    status: number;
    language: string;
    html: string;
    hashes: { script: string[]; style: string[] };
  }>;
  match(path: string): Match;
  /** The URL that a page is rendered for, without tokens. */
  renderedUrl(visit: Visit): string;
  isPrivate(route: string): boolean;
  isFramable(route: string): boolean;
  /** The token in the URL of an order's page. */
  orderTokenIn(visit: Visit): string | undefined;
  /** The code in the URL of a payment page. */
  payCodeIn(visit: Visit): string | undefined;
  /** The code in the URL of the phone verification page. */
  verifyCodeIn(visit: Visit): string | undefined;
  /** The postal code in the URL of the address form. */
  postalCodeIn(visit: Visit): string | undefined;
  /** Sitemap and similar files, by path. */
  siteFiles: Record<string, (origin: string) => SiteFile>;
  docs(): Promise<Docs>;
};

/** Inputs of the API documentation page: its style, and an example client. */
export type Docs = { style: string; example: string };

export type SiteFile = { type: string; body: string };
export type Visit = {
  route: string;
  language: "nl" | "en";
  query: Record<string, string>;
  params: Record<string, string>;
};
export type Match = { kind: "page"; visit: Visit } | { kind: "redirect"; to: string };

export type Assets = {
  script(key: string): string;
  development?: { head: string };
  entry: string;
  boot: string;
  css(key: string): string;
};

const ENTRY = "src/entry-client.tsx";

export type Web = {
  /** The renderer and the build's assets; in development reloaded for each page. */
  load(): Promise<{ build: WebBuild; assets: Assets }>;
  /** Folder of static files; undefined in development, where the bundler serves them. */
  client?: string;
  /** The built console; undefined in development, where the bundler serves it. */
  console?: ConsoleWeb;
  /** Post-processes a page's HTML in development. */
  finish?: (url: string, html: string) => Promise<string>;
};

export async function loadWebBuild(folder: string): Promise<Web> {
  const root = resolve(folder);
  try {
    const client = join(root, "client");
    const build: WebBuild = await import(pathToFileURL(join(root, "server/entry-server.js")).href);
    const manifest: Manifest = JSON.parse(
      await readFile(join(client, ".vite/manifest.json"), "utf8"),
    );
    const pages: Record<string, string> = JSON.parse(
      await readFile(join(root, "pages.json"), "utf8"),
    );
    const boot = (await readFile(join(root, "boot/boot.js"), "utf8")).trim();
    const css = await styleSheets(client, manifest);
    const assets: Assets = {
      entry: `/${entryOf(manifest).file}`,
      boot,
      script: (key) => `/${manifest[pages[key] ?? ""]?.file}`,
      css: (key) => cssOf(manifest, pages[key] ?? "", css),
    };
    return { client, console: consoleIn(root), load: async () => ({ build, assets }) };
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code !== "ENOENT" &&
      !String(error).includes("Cannot find module")
    )
      throw error;
    throw new StartError(
      `The pages are not built in ${root}, or this user may not read them; run npm run build first.`,
    );
  }
}

function entryOf(manifest: Manifest): Manifest[string] {
  const entry = manifest[ENTRY];
  if (!entry) throw new StartError("The built pages have no entry; run npm run build again.");
  return entry;
}

async function styleSheets(client: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  const read = [...files].map(
    async (file) => [file, (await readFile(join(client, file), "utf8")).trim()] as const,
  );
  return new Map(await Promise.all(read));
}

/** CSS of the entry and the page, including lazily loaded chunks, each once. */
function cssOf(manifest: Manifest, pageSource: string, sheets: Map<string, string>): string {
  const chunks = chunksOf(manifest, [ENTRY, pageSource], { withLater: true });
  return sheetsOf(chunks)
    .map((file) => sheets.get(file) ?? "")
    .join("");
}
