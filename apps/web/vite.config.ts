import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pages } from "./src/app/pages.ts";

/** What only the server draws is styled by sheets that a page merely imports; unused names must not drop them. */
const keepStyles: Plugin = {
  name: "keep-styles",
  enforce: "post",
  transform: (code, id) =>
    id.endsWith(".module.css") ? { code, moduleSideEffects: "no-treeshake" } : undefined,
};

/** The document brings the styles of all that a page may load, so that a script has none to wait for. */
const loadPlainly: Plugin = {
  name: "load-plainly",
  enforce: "pre",
  load: (id) =>
    id.endsWith("vite/preload-helper.js")
      ? "export const __vitePreload = (load) => load();"
      : undefined,
};

const paths = (...list: string[]): RegExp =>
  new RegExp(list.map((path) => `${path}(?!.*\\.(nl|en)\\.ts$)`).join("|"));

/** What every page starts with, whatever it is. */
const CORE = paths(
  "node_modules/(react|react-dom|scheduler)/",
  "rolldown/runtime",
  "vite/preload-helper",
  "src/(entry-client|app/|parts/texts/|paths)",
  "src/i18n/(define-texts|language-context|locales|format-(amount|window))",
  "src/parts/(navigation|server-part|tracking)/",
  "src/parts/chrome/(?!consent/consent-dialog|smart-banner/smart-banner-bar|care-hours)",
  "src/parts/notification/(notify|notification-banner|progress|report-failure)",
  "src/parts/session/(use-session|entry-point|order-data)",
  "src/parts/address/(address-texts|out-of-area/use-out-of-area)",
  "src/api/(session|stored-tokens|running-calls)\\.ts",
  "src/lib/(storage|cookies|value-store|log|page-data)",
  "ui/src/(button|card|drawings|progress|swing|classes|price-list)",
  "ui/src/field/(text-field|field-frame|field\\.module|message)",
  "contract/src/shared/(constants|codes|brand|rules)",
);
/** What pages with something to do share. */
const CALLS = paths(
  "src/(api|lib)/|api-client/src/",
  "src/parts/session/",
  "contract/src/(customer/calls|shared/amsterdam-time)",
);
/** What the order pages share with home's check, recovery and the counter's desk. */
const FIELDS = paths(
  "src/i18n/format-date",
  "ui/src/(dialog|notice|receipt|skeleton|actions|field/(checkbox|password-field))",
  "src/parts/address/(address-calls|check-address|to-location|track-check|load-first-pickup)",
);
/** What the long pages share, and what price list and jobs do. */
const CONTENT = paths("src/features/content/content-texts", "ui/src/accordion/");
const TABS = paths("src/parts/print/", "ui/src/(tabs|tabs-or-accordion)/");

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), keepStyles, loadPlainly],
  /* Only the chosen brand enters the bundles. */
  define: { "process.env.BRAND": JSON.stringify(process.env.BRAND ?? "") },
  publicDir: isSsrBuild ? false : "public",
  css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
  build: {
    target: "es2022",
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: {
      // The entry finds a page by its default export.
      preserveEntrySignatures: "allow-extension",
      input: isSsrBuild
        ? "src/entry-server.tsx"
        : ["src/entry-client.tsx", ...new Set(Object.values(pages).map((file) => `src/${file}`))],
      output: isSsrBuild
        ? { entryFileNames: "[name].js" }
        : {
            // Files name each other: short names are bytes saved in all of them.
            entryFileNames: "assets/[name]-[hash:8].js",
            chunkFileNames: "assets/[hash:8].js",
            assetFileNames: "assets/[hash:8][extname]",
            codeSplitting: {
              // Few files a page, for small files compress badly: what every page starts with, what
              // makes calls, and what the order pages share. The rest stays with the page that needs it.
              groups: [
                { name: "core", test: CORE },
                { name: "calls", test: CALLS, minShareCount: 2 },
                { name: "fields", test: FIELDS, minShareCount: 2 },
                { name: "content", test: CONTENT, minShareCount: 2 },
                { name: "tabs", test: TABS, minShareCount: 2 },
                {
                  name: "desk",
                  test: /\/src\/parts\/(offline|service-point)\/|\/ui\/src\/keypad\//,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2000,
                },
                {
                  name: "flow",
                  test: /\/src\/(parts|i18n|lib|features\/order-flow\/(draft|placing|steps|order))\/?(?!.*\.(nl|en)\.ts$)|packages\/ui\/src\/(?!empty\/|field\/(number|step-number|segmented))|packages\/contract/,
                  minShareCount: 2,
                },
              ],
            },
          },
    },
  },
  // The built renderer carries all it needs; in development the packages stay where they are.
  ...(command === "build" && { ssr: { noExternal: true } }),
}));
