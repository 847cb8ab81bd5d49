import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const SRC = resolve(import.meta.dirname, "..");
const IMPORT = /import (\w+) from "([^"]+\.module\.css)"/g;

/** Uses like `styles.row` of classes that the imported style sheet does not have; TypeScript accepts them. */
function unknownClasses(file: string): string[] {
  const source = readFileSync(join(SRC, file), "utf8");
  return [...source.matchAll(IMPORT)].flatMap(([, name = "", sheet = ""]) => {
    const css = readFileSync(join(SRC, dirname(file), sheet), "utf8").replace(/\/\*.*?\*\//gs, "");
    const known = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, found]) => found));
    const code = source.replace(IMPORT, "");
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.([a-z]\\w*)`, "gi"))];
    return used
      .filter(([, found]) => !known.has(found))
      .map(([text]) => `${file}: ${text}`)
      .filter((text) => !text.endsWith(".module"));
  });
}

it("every class that a component names is in its style sheet", () => {
  const files = globSync("**/*.tsx", { cwd: SRC });
  expect(files.flatMap(unknownClasses)).toEqual([]);
});
