import { brand } from "@waslijn/contract/shared/brand";
import { groundColours } from "@waslijn/contract/shared/brands/brand-style";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const WORKER = new URL("worker.js", import.meta.url);
/** What a driver opens without a connection; other screens are loaded when somebody asks for them. */
const OFFLINE =
  /\/src\/(main\.tsx|features\/driver\/|parts\/camera\/camera-view|features\/sign-in\/sign-in-again\.tsx|ui\/overlay\/menu\.tsx|app\/shell\/sign-out\.tsx)/;

/**
 * Makes the console installable: a manifest, and a worker that knows the files of a driver's screens. The list stands
 * in the worker, so that a new build is a new worker, which fetches all of them before it takes over.
 */
export const forPhones = (more: string[]): Plugin => ({
  name: "for-phones",
  transformIndexHtml: () => [
    {
      tag: "link",
      attrs: { rel: "manifest", href: "/console/manifest.webmanifest" },
      injectTo: "head",
    },
  ],
  generateBundle: {
    // After Vite has taken out the scripts that held nothing but a sheet: one listed file that is not there, and no
    // phone would keep any.
    order: "post",
    handler(_options, bundle) {
      const own = filesOf(bundle).map((file) => `/console/${file}`);
      const files = [...new Set([...more, ...own])].sort();
      const list = JSON.stringify(files);
      const name = createHash("sha256").update(list).digest("hex").slice(0, 12);
      const source = `const NAME = "console-${name}";\nconst FILES = ${list};\n${readFileSync(WORKER, "utf8")}`;
      this.emitFile({ type: "asset", fileName: "worker.js", source });
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: manifest() });
    },
  },
});

/** Each screen's script with all that it imports, and their sheets and fonts. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const take = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (found.has(fileName) || chunk?.type !== "chunk") return;
    found.add(fileName);
    for (const file of [
      ...(chunk.viteMetadata?.importedCss ?? []),
      ...(chunk.viteMetadata?.importedAssets ?? []),
    ]) {
      found.add(file);
    }
    chunk.imports.forEach(take);
  };
  for (const chunk of Object.values(bundle)) {
    const isOffline =
      chunk.type === "chunk" &&
      [chunk.facadeModuleId, ...chunk.moduleIds].some((id) => OFFLINE.test(id ?? ""));
    if (isOffline) take(chunk.fileName);
  }
  return [...found];
}

const manifest = (): string =>
  JSON.stringify({
    id: "/console/route",
    name: `${brand.name} route`,
    short_name: brand.name,
    start_url: "/console/route",
    scope: "/console/",
    display: "standalone",
    background_color: groundColours[0],
    theme_color: groundColours[0],
    icons: [
      { src: `${brand.files}/icon.svg`, type: "image/svg+xml", sizes: "any" },
      { src: `${brand.files}/icon-192.png`, type: "image/png", sizes: "192x192" },
      { src: `${brand.files}/icon-512.png`, type: "image/png", sizes: "512x512" },
    ],
  });
