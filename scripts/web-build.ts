import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import type { InlineConfig } from "vite";
import { pages } from "../apps/web/src/app/pages.ts";
import { compressOnce, compressSmallest } from "./compress-smallest.ts";

const WEB = resolve(import.meta.dirname, "../apps/web");
const CONSOLE = resolve(import.meta.dirname, "../apps/console");
const SOURCES = [
  "apps/web/src",
  "apps/web/content",
  "apps/web/public",
  "apps/web/vite.config.ts",
  "apps/web/shared-files.ts",
  "apps/console/src",
  "apps/console/index.html",
  "apps/console/vite.config.ts",
  "apps/console/early-links.ts",
  "apps/console/first-files.ts",
  "packages/api-client/src",
  "packages/client/src",
  "packages/contract/src",
  "packages/design/src",
  "package-lock.json",
].map((path) => resolve(import.meta.dirname, "..", path));

export const webDist = (): string => resolve(process.env.WEB_DIST ?? join(WEB, "dist"));

/**
 * Builds the client, the inline boot script and the console, each app with its server renderer; loads Vite only then.
 * `compress` is for the customer pages. One way of compressing takes a seventh of the time and costs 0.3 % of size:
 * enough for the console.
 */
export async function buildWeb(compress = compressSmallest): Promise<void> {
  const { build } = await import("vite");
  const out = webDist();
  const beganAt = new Date();
  dropOlderBuilds(out);
  const shared: InlineConfig = {
    root: WEB,
    configFile: join(WEB, "vite.config.ts"),
    logLevel: "warn",
  };
  await build({ ...shared, build: { outDir: join(out, "client") } });
  await build({ ...shared, build: { outDir: join(out, "server"), ssr: true } });
  await build({
    root: WEB,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: join(out, "boot"),
      target: "es2022",
      lib: {
        entry: join(WEB, "src/boot.ts"),
        formats: ["iife"],
        name: "boot",
        fileName: () => "boot.js",
      },
    },
  });
  const console: InlineConfig = {
    root: CONSOLE,
    configFile: join(CONSOLE, "vite.config.ts"),
    logLevel: "warn",
  };
  await build({ ...console, build: { outDir: join(out, "console") } });
  await build({ ...console, build: { outDir: join(out, "console-server"), ssr: true } });
  await precompress(join(out, "client"), compress);
  await precompress(join(out, "console"), compressOnce);
  writeFileSync(join(out, "pages.json"), JSON.stringify(pageSources));
  writeFileSync(stampOf(out), chosenBrand());
  utimesSync(stampOf(out), beganAt, beganAt);
}

/** File with the brand of the last build; its mtime is when that began. */
const stampOf = (out: string): string => join(out, "built");

/**
 * Running nodes and open pages use the previous build until they restart or reload. So a build adds its files, whose
 * hashed names are unique, and removes only those from before the previous one.
 */
export function dropOlderBuilds(out: string): void {
  const lastBeganAt = statSync(stampOf(out), { throwIfNoEntry: false })?.mtimeMs;
  if (lastBeganAt === undefined) return;
  for (const part of ["client", "server", "console", "console-server"]) {
    const folder = join(out, part, "assets");
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder)) {
      if (statSync(join(folder, file)).mtimeMs < lastBeganAt) rmSync(join(folder, file));
    }
  }
}

/** Writes a Brotli file next to each text file, so that nothing is compressed while serving. */
async function precompress(
  folder: string,
  compress: (text: Buffer) => Promise<Buffer>,
): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files.filter((name) => /\.(js|css|svg|json|webmanifest|txt|xml)$/.test(name));
  await Promise.all(
    texts.map(async (file) => {
      const [text, compressed] = [join(folder, file), join(folder, `${file}.br`)];
      const isDone =
        existsSync(compressed) && statSync(compressed).mtimeMs >= statSync(text).mtimeMs;
      if (!isDone) writeFileSync(compressed, await compress(readFileSync(text)));
    }),
  );
}

const pageSources = Object.fromEntries(
  Object.entries(pages).map(([key, file]) => [key, `src/${file}`]),
);

const chosenBrand = (): string => process.env.BRAND ?? "";

/** True when a source is newer than the last build, or that was for another brand. */
export function isStale(): boolean {
  const stamp = stampOf(webDist());
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== chosenBrand()) return true;
  const builtAt = statSync(stamp).mtimeMs;
  return SOURCES.some((path) => newest(path) > builtAt);
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
