import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const SOURCES = ["apps/api/src", "apps/api/demo", "packages/contract/src", "package-lock.json"];

/** Bundles, each in a folder named by the hash of its sources: a stale one is never found. */
export const BUNDLES = join(ROOT, "apps/api/dist");

export const bundleFolder = (root = ROOT): string => join(BUNDLES, hashOf(root));

/** Loads the API server: the bundle of the present sources if it was built, else the sources. */
export async function loadServer(
  folder = bundleFolder(),
): Promise<typeof import("../apps/api/src/server.ts")> {
  const bundle = join(folder, "server.js");
  if (!existsSync(bundle)) return import("../apps/api/src/server.ts");
  process.setSourceMapsEnabled(true);
  return import(bundle);
}

function hashOf(root: string): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((path) => listFiles(join(root, path)))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
