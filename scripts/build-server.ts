import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { BUNDLES, bundleFolder } from "../deploy/server-bundle.ts";

const API = resolve(import.meta.dirname, "../apps/api/src");

/** Packages with native code, wasm or data files of their own, and those that few requests need. */
const EXTERNAL = [
  "@electric-sql/pglite",
  "@modelcontextprotocol/server",
  "@simplewebauthn/server",
  "nodemailer",
  "pdfkit",
  "pg-native",
  "sharp",
  "undici",
];

/** Files that the server reads beside its modules, wherever `import.meta` occurs in the API. */
const READ_BESIDE = [
  "db/functions",
  "db/migrations",
  "modules/bills/invoice/fonts",
  "outside/mail-logos",
  ...readdirSync(join(API, "seed"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `seed/${name}`),
];

/** Bundles the API server. Does nothing if these sources were bundled before. */
export async function buildServer(): Promise<void> {
  const folder = bundleFolder();
  if (existsSync(folder)) return;
  // Another process may build the same; the first rename wins.
  const unfinished = `${folder}.${process.pid}`;
  const bundle = await rolldown({
    input: {
      server: join(API, "server.ts"),
      "decoder-process": join(API, "modules/files/decoder-process.ts"),
    },
    platform: "node",
    external: (id) =>
      isBuiltin(id) || EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
  });
  await bundle.write({
    dir: unfinished,
    format: "esm",
    chunkFileNames: "[name]-[hash].js",
    sourcemap: true,
    // Names stay: logs and stack traces show them.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  for (const path of READ_BESIDE) {
    cpSync(join(API, path), join(unfinished, basename(path)), { recursive: true });
  }
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true });
  }
  removeOlder(folder);
}

/** Keeps this bundle and the one before, which running nodes still load chunks from. */
function removeOlder(current: string): void {
  const others = readdirSync(BUNDLES)
    .map((name) => join(BUNDLES, name))
    .filter((path) => path !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of others.slice(1)) rmSync(path, { recursive: true, force: true });
}
