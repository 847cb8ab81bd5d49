import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { printTypes } from "./print-types.ts";

const PACKAGE = new URL("..", import.meta.url);

/** Writes the npm package of the client: JavaScript, types and README, without dependencies. */
export async function buildClient(folder: string): Promise<void> {
  await build({
    root: fileURLToPath(PACKAGE),
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2022",
      minify: false,
      lib: { entry: "src/client.ts", formats: ["es"], fileName: () => "client.js" },
    },
  });
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write("client.d.ts", printTypes());
  await write("README.md", await read("README.md"));
  await write("LICENSE", await read("../../LICENSE"));
  const { name, version, description, license, engines } = JSON.parse(await read("package.json"));
  const shape = {
    name,
    version,
    description,
    license,
    engines,
    type: "module",
    sideEffects: false,
    exports: { ".": { types: "./client.d.ts", default: "./client.js" } },
  };
  await write("package.json", `${JSON.stringify(shape, null, 2)}\n`);
}

const read = (name: string): Promise<string> => readFile(new URL(name, PACKAGE), "utf8");
