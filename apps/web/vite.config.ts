import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pageSources } from "./page-sources.ts";

/** What only the server draws is styled by sheets that a page merely imports; unused names must not drop them. */
const keepStyles: Plugin = {
  name: "keep-styles",
  enforce: "post",
  transform: (code, id) =>
    id.endsWith(".module.css") ? { code, moduleSideEffects: "no-treeshake" } : undefined,
};

/** What every page starts with, whatever it is. */
const SHELL = new RegExp(
  [
    "src/(app/(?!part-texts)|paths)",
    "src/i18n/(define-texts|part-texts|language-context)",
    "src/parts/(navigation|server-part|tracking)/",
    "src/parts/chrome/(?!consent-dialog|smart-banner-bar|care-hours)",
    "src/parts/notification/(notify|notification-banner|progress|report-failure)",
    "src/parts/session/(session-store|use-session|entry-point|order-data)",
    "src/parts/order/order-page-param",
    "src/api/(session-tokens|running-calls)",
    "src/lib/(storage|cookies|value-store|log|page-data)",
    "src/ui/(button|drawings|progress|swing|classes)",
    "contract/src/(constants|codes|brand)",
  ]
    .map((path) => `${path}(?!.*\\.(nl|en)\\.ts$)`)
    .join("|"),
);

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), keepStyles],
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
        : ["src/entry-client.tsx", ...new Set(Object.values(pageSources()))],
      output: isSsrBuild
        ? { entryFileNames: "[name].js" }
        : {
            // Files name each other: short names are bytes saved in all of them.
            entryFileNames: "assets/[name]-[hash:8].js",
            chunkFileNames: "assets/[hash:8].js",
            assetFileNames: "assets/[hash:8][extname]",
            codeSplitting: {
              // Few files a page: what all start with, what makes calls, what forms are made of, and
              // what the order pages share. The rest stays with the page that needs it.
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler)\/|rolldown:runtime/,
                },
                { name: "shell", test: SHELL },
                {
                  name: "calls",
                  test: /\/src\/(api|lib|parts\/session)\/|contract\/src\/calls/,
                  minShareCount: 2,
                },
                {
                  name: "forms",
                  test: /\/src\/ui\/field\/(text-field|field-frame|field\.module|message)|contract\/src\/rules/,
                  minShareCount: 2,
                },
                {
                  name: "fields",
                  test: /\/src\/ui\/(field|skeleton|empty|actions)\//,
                  minShareCount: 2,
                },
                {
                  name: "orders",
                  test: /\/src\/(ui|parts|i18n)\/|packages\/contract/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 400,
                },
              ],
            },
          },
    },
  },
  // The built renderer carries all it needs; in development the packages stay where they are.
  ...(command === "build" && { ssr: { noExternal: true } }),
}));
