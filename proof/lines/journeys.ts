import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { asFigure, runBrowserTests } from "../harness/browser-tests.ts";
import type { Line } from "../line.ts";

const TESTS = resolve(import.meta.dirname, "../../e2e");

/** Files of which `npm test` runs one variant per test. */
const filesWithVariants = (): string[] =>
  readdirSync(TESTS)
    .filter((name) => name.endsWith(".e2e.ts"))
    .filter((name) => readFileSync(join(TESTS, name), "utf8").includes("variants("))
    .map((name) => `e2e/${name}`);

export const line: Line = {
  promise:
    "What customers and locations do can be done in both languages, on a phone and on a desktop",
  test: "The end-to-end tests of which `npm test` tries one variant (from home to ordering, following, moving, cancelling and paying, logging in, a new password, drop-offs, collections, business orders and return labels), each in every language or at every width",
  beside: "computes",
  async run() {
    const run = await runBrowserTests({
      config: "e2e/playwright.config.ts",
      files: filesWithVariants(),
      settings: { EVERY_VARIANT: "1" },
    });
    return { figure: asFigure("tests", run), held: run.failed.length === 0 };
  },
};
