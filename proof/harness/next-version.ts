import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { webDist } from "../../scripts/web-build.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const COPIED = [
  "package.json",
  // Hashed to choose the bundle; with one migration more there is none, so its nodes run from sources.
  "package-lock.json",
  "packages",
  "apps/api",
  "deploy/server-bundle.ts",
  "e2e/package.json",
  "e2e/server-process.ts",
];

export type NextVersion = { root: string; pages: string; remove(): void };

/** A copy of the product with one more migration and a different page script, as an upgrade has. */
export function makeNextVersion(name: string, sql: string): NextVersion {
  const root = mkdtempSync(join(tmpdir(), "waslijn-next-"));
  for (const path of COPIED) {
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      filter: (from) => !from.includes("node_modules"),
    });
  }
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  writeFileSync(join(root, "apps/api/src/db/migrations", name), sql);
  const pages = join(root, "pages");
  makePages(pages);
  return { root, pages, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Pages whose entry script has a name that no node of the previous version has. The previous script is kept, as a build
 * does: a page from the last old node may request its script afterwards.
 */
function makePages(folder: string): void {
  cpSync(webDist(), folder, { recursive: true });
  const client = join(folder, "client");
  const list = join(client, ".vite/manifest.json");
  const manifest = readFileSync(list, "utf8");
  const { file } = JSON.parse(manifest)["src/entry-client.tsx"] as { file: string };
  const renamed = file.replace(/.{7}\.js$/, "proof00.js");
  for (const end of ["", ".br"]) cpSync(join(client, file + end), join(client, renamed + end));
  writeFileSync(list, manifest.replaceAll(file, renamed));
}
