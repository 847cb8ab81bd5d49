import { buildClient } from "@waslijn/client/build";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const start = promisify(execFile);
const TSC = resolve(import.meta.dirname, "../../../node_modules/.bin/tsc");
const COMPILER = {
  module: "nodenext",
  target: "es2024",
  lib: ["es2024", "dom"],
  types: [],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

/** A third-party program with the client installed as a package. */
export type Installed = {
  /** All packages that were installed. */
  packages: string[];
  write(name: string, source: string): Promise<void>;
  /** The compiler's output; empty without errors. */
  check(): Promise<string>;
  /** The program's output. */
  run(name: string, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
};

/** Builds, packs and installs the client as others would, outside our sources and without network access. */
export async function installClient(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), "waslijn-client-"));
  const program = join(folder, "program");
  await mkdir(program);
  const npm = (...words: string[]) =>
    start("npm", [...words, "--offline", "--cache", join(folder, "cache")], { cwd: program });
  await buildClient(join(folder, "built"));
  const { stdout } = await npm("pack", join(folder, "built"), "--json");
  const [{ filename }] = JSON.parse(stdout);
  const write = (name: string, text: string) => writeFile(join(program, name), text);
  await write("package.json", JSON.stringify({ private: true, type: "module" }));
  await npm("install", `./${filename}`, "--no-audit", "--no-fund");
  await write("tsconfig.json", JSON.stringify({ compilerOptions: COMPILER }));
  const { packages } = JSON.parse(await readFile(join(program, "package-lock.json"), "utf8"));
  return {
    packages: Object.keys(packages).flatMap((name) => name.split("node_modules/")[1] ?? []),
    write,
    async check() {
      try {
        await start(TSC, ["-p", ".", "--pretty", "false"], { cwd: program });
        return "";
      } catch (failure) {
        return (failure as { stdout: string }).stdout;
      }
    },
    run: async (name, ...args) =>
      (await start(process.execPath, [name, ...args], { cwd: program })).stdout,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
