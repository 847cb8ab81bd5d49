import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const COPIED = [
  "package.json",
  "packages",
  "apps/api",
  "e2e/package.json",
  "e2e/server-process.ts",
];

export type NextVersion = { root: string; remove(): void };

/** A copy of the product with one more migration: what an upgrade brings. */
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
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
