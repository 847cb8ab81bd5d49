import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** What only the server draws is styled by sheets that a page merely imports; unused names must not drop them. */
const keepStyles: Plugin = {
  name: "keep-styles",
  enforce: "post",
  transform: (code, id) =>
    id.endsWith(".module.css") ? { code, moduleSideEffects: "no-treeshake" } : undefined,
};

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
      input: isSsrBuild ? "src/entry-server.tsx" : "src/entry-client.tsx",
      output: isSsrBuild
        ? { entryFileNames: "[name].js" }
        : {
            // Files name each other: short names are bytes saved in all of them.
            entryFileNames: "assets/[name]-[hash:8].js",
            chunkFileNames: "assets/[hash:8].js",
            assetFileNames: "assets/[hash:8][extname]",
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                // What every page starts with is one file; what some pages share comes in few files.
                { name: "shell", tags: ["$initial"] },
                {
                  name: "shared",
                  test: /\/src\/(ui|parts|api|lib)\/|packages\/contract/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 1500,
                },
              ],
            },
          },
    },
  },
  // The built renderer carries all it needs; in development the packages stay where they are.
  ...(command === "build" && { ssr: { noExternal: true } }),
}));
