import react from "@vitejs/plugin-react";
import { basename, join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { sharedFile } from "./shared-files.ts";
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
  // Nor does it carry their names, which hardly compress.
  renderChunk: (code) =>
    code
      .replaceAll(/,\s*__VITE_PRELOAD__/g, "")
      .replaceAll(/__vitePreload\(\(\) => (import\("[^"]+"\))\)/g, "$1"),
};

/** Of a module that is styles alone only the styles are left, and the document brings those: its file is not asked for. */
const leaveEmptyFiles: Plugin = {
  name: "leave-empty-files",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    for (const empty of chunks.filter(({ code }) => code.trim() === "")) {
      const asked = `import"./${basename(empty.fileName)}";`;
      for (const chunk of chunks) chunk.code = chunk.code.replace(asked, "");
    }
  },
};

/** React's entry files only choose a build and check that it was minified: left out, they are bytes saved on all pages. */
const REACT = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
};
const PACKAGES = join(import.meta.dirname, "../../node_modules");
const chosenReact = Object.entries(REACT).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(PACKAGES, file),
}));

const source = (file: string): string => join(import.meta.dirname, "src", file);
const ENTRY = source("entry-client.tsx");
const PAGES = [...new Set(Object.values(pages).map(source))];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), keepStyles, loadPlainly, leaveEmptyFiles],
  /* Only the chosen brand enters the bundles. */
  define: { "process.env.BRAND": JSON.stringify(process.env.BRAND ?? "") },
  ...(command === "build" && !isSsrBuild && { resolve: { alias: chosenReact } }),
  publicDir: isSsrBuild ? false : "public",
  css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
  build: {
    target: "es2022",
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: false,
    // Nodes that run serve what was built before: web-build.ts says what goes.
    emptyOutDir: false,
    rolldownOptions: {
      // The entry finds a page by its default export.
      preserveEntrySignatures: "allow-extension",
      input: isSsrBuild ? "src/entry-server.tsx" : [ENTRY, ...PAGES],
      output: isSsrBuild
        ? { entryFileNames: "[name].js" }
        : {
            // Files name each other: short names are bytes saved in all of them.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
            assetFileNames: "assets/[hash:7][extname]",
            codeSplitting: {
              // Small files compress badly and cost a request each: few files a page.
              includeDependenciesRecursively: false,
              groups: [{ debugName: "shared", name: sharedFile(ENTRY, PAGES) }],
            },
          },
    },
  },
  // The built renderer carries all it needs; in development the packages stay where they are.
  ...(command === "build" && { ssr: { noExternal: true } }),
}));
