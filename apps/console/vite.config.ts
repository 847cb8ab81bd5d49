import react from "@vitejs/plugin-react";
import { brand } from "@waslijn/contract/shared/brand";
import { brandStyle } from "@waslijn/contract/shared/brands/brand-style";
import { defineConfig, type Plugin } from "vite";

const SHEET = "virtual:brand.css";

/** The policy knows no inline styles: the brand's colours are a sheet like the others. */
const brandSheet: Plugin = {
  name: "brand-sheet",
  resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
  load: (id) => (id === `\0${SHEET}` ? brandStyle : undefined),
};

const brandIcon: Plugin = {
  name: "brand-icon",
  transformIndexHtml: () => [
    {
      tag: "link",
      attrs: { rel: "icon", href: `${brand.files}/icon.svg`, type: "image/svg+xml" },
      injectTo: "head",
    },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  base: "/console/",
  plugins: [react(), brandSheet, brandIcon],
  define: { "process.env.BRAND": JSON.stringify(process.env.BRAND ?? "") },
  publicDir: false,
  build: {
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
  },
});
