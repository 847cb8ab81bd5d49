import { requireTools } from "./test/tools.ts";
import { runParts, type Part } from "./test/parts.ts";

/** Everything that must hold. Independent parts run side by side; browsers get the machine to themselves. */
const STATIC: Part[] = [
  { name: "formatting", command: ["oxfmt", "--check", "."] },
  { name: "lint", command: ["oxlint"] },
  { name: "types", command: ["tsc", "-p", "tsconfig.json"] },
  { name: "types of the drawn parts", command: ["tsc", "-p", "packages/ui/tsconfig.json"] },
  { name: "types of the pages", command: ["tsc", "-p", "apps/web/tsconfig.json"] },
  { name: "unused code", command: ["knip"] },
  { name: "import directions", command: ["node", "scripts/checks/directions.ts"] },
  { name: "requirement ids", command: ["node", "scripts/checks/requirements.ts"], show: true },
];
const PAGES: Part[] = [
  { name: "build", command: ["node", "scripts/build.ts"] },
  { name: "size of the pages", command: ["size-limit"], show: true },
];
const TESTS: Part[] = [
  { name: "unit and integration tests", command: ["vitest", "run"], show: true },
];
const BROWSER: Part[] = [
  {
    name: "end-to-end tests",
    command: ["playwright", "test", "-c", "e2e/playwright.config.ts"],
    show: true,
  },
];

requireTools();
const results = (await Promise.all([runParts(STATIC), runParts([...PAGES, ...TESTS])])).flat();
results.push(...(await runParts(BROWSER)));

const failed = results.filter((result) => !result.passed);
console.log("");
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
}
console.log(`parts: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
