import { writeOpenapiTypes } from "../packages/client/openapi/openapi-types.ts";
import { BROWSER, LINT, PAGES, QUICK_TESTS, STRUCTURE, TESTS, TYPES } from "./test/all-parts.ts";
import { runParts, type Part, type Result } from "./test/parts.ts";
import { requireTools } from "./test/tools.ts";

/** Parts that run in parallel, by step; browser tests run alone. */
type Steps = Part[][][];
const STATIC = [...LINT, ...TYPES, ...STRUCTURE];
const STEPS = {
  all: [[STATIC, [...PAGES, ...TESTS]], [BROWSER]],
  check: [[STATIC, [...PAGES, ...QUICK_TESTS]]],
  lint: [[LINT]],
  typecheck: [[TYPES]],
} satisfies Record<string, Steps>;

const [wanted = "all"] = process.argv.slice(2);
if (!Object.hasOwn(STEPS, wanted)) {
  console.error(`There is no ${wanted}; there are ${Object.keys(STEPS).join(", ")}.`);
  process.exit(2);
}
if (wanted === "all") requireTools();
await writeOpenapiTypes();

const results: Result[] = [];
for (const step of STEPS[wanted as keyof typeof STEPS]) {
  results.push(...(await Promise.all(step.map(runParts))).flat());
}

const failed = results.filter((result) => !result.passed);
console.log("");
for (const { name, passed, seconds, failures } of results) {
  console.log(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
  for (const line of failures) console.log(`    ${line}`);
}
console.log(`parts: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
