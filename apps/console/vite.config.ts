import react from "@vitejs/plugin-react";
import { brand } from "@waslijn/contract/shared/brand";
import { brandStyle } from "@waslijn/contract/shared/brands/brand-style";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { earlyLinks } from "./early-links.ts";
import { firstFiles } from "./first-files.ts";
import { forPhones } from "./for-phones.ts";

const SHEET = "virtual:brand.css";

/** The policy knows no inline styles: the brand's colours are a sheet like the others. */
const brandSheet: Plugin = {
  name: "brand-sheet",
  resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
  load: (id) => (id === `\0${SHEET}` ? brandStyle : undefined),
};

const brandTags: Plugin = {
  name: "brand-tags",
  transformIndexHtml: () => [
    {
      tag: "link",
      attrs: { rel: "icon", href: `${brand.files}/icon.svg`, type: "image/svg+xml" },
      injectTo: "head",
    },
    {
      tag: "meta",
      attrs: { name: "application-name", content: brand.name, "data-phone": brand.phoneLink },
      injectTo: "head",
    },
  ],
};

const TOKENS = new URL("../../packages/design/src/tokens.css", import.meta.url);
const SHEET_OF_TOKENS = readFileSync(TOKENS, "utf8");
const [LAYERS = ""] = /@layer [^;{]+;/.exec(SHEET_OF_TOKENS) ?? [];
const FONTS = [...SHEET_OF_TOKENS.matchAll(/url\("(\/fonts\/[^"]+)"\)/g)].map(
  ([, path = ""]) => path,
);
const LAYERS_FILE = `assets/layers-${createHash("sha256").update(LAYERS).digest("hex").slice(0, 8)}.css`;

/** Sheets of parts that several screens share stand before the entry's own: the order of layers comes before all. */
const layerOrder: Plugin = {
  name: "layer-order",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: LAYERS_FILE, source: LAYERS });
  },
  transformIndexHtml: () => [
    {
      tag: "link",
      attrs: { rel: "stylesheet", href: `/console/${LAYERS_FILE}` },
      injectTo: "head-prepend",
    },
  ],
};

const source = (file: string): string => join(import.meta.dirname, "src", file);
const START = source("start.ts");
const MAIN = source("main.tsx");
/** Drawn by the server: the screen that a desk opens first. */
const ORDERS = source("features/orders/orders-screen.tsx");

/** What the document names, and what a phone keeps of it. */
const documentFiles: Plugin[] = [
  layerOrder,
  earlyLinks(MAIN),
  forPhones([`/console/${LAYERS_FILE}`, ...FONTS]),
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: "/console/",
  plugins: [
    react(),
    brandSheet,
    brandTags,
    ...(command === "build" && !isSsrBuild ? documentFiles : []),
  ],
  define: { "process.env.BRAND": JSON.stringify(process.env.BRAND ?? "") },
  publicDir: false,
  build: {
    target: "es2022",
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Nodes that run serve what was built before: web-build.ts says what goes.
    emptyOutDir: false,
    rolldownOptions: isSsrBuild
      ? { input: source("entry-server.tsx"), output: { entryFileNames: "[name].js" } }
      : {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: firstFiles(START, MAIN, ORDERS) }],
            },
          },
        },
  },
  // The built renderer carries all it needs.
  ...(command === "build" && { ssr: { noExternal: true } }),
}));
