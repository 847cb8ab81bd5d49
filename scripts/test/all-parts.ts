import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Part } from "./parts.ts";

/** All checks, each defined once: `npm test` runs all of them, `npm run check` all but the slow tests. */
export const LINT: Part[] = [
  { name: "formatting", command: ["oxfmt", "--check", "."] },
  { name: "lint", command: ["oxlint"] },
];

/** Released before migrations were linted; an applied file cannot change. */
const LAST_UNLINTED = "047";
const lintMigrations = (name: string, pattern: string, flags: string[]): Part[] => {
  const files = globSync(pattern).filter((file) => basename(file) > `${LAST_UNLINTED}~`);
  return files.length > 0 ? [{ name, command: ["squawk", ...flags, ...files.sort()] }] : [];
};

/** What was checked before and has not changed since takes a tenth of the time. */
const CHECKED = "node_modules/.cache/types";

export const TYPES: Part[] = globSync("{.,packages/*,apps/*}/tsconfig.json")
  .sort()
  .map((file) => {
    const checked = `${CHECKED}/${file.replaceAll("/", "-")}`;
    return {
      name: `types by ${file}`,
      command: ["tsc", "-p", file, "--incremental", "--tsBuildInfoFile", checked],
    };
  });

export const STRUCTURE: Part[] = [
  { name: "unused code", command: ["knip"] },
  { name: "import directions", command: ["node", "scripts/checks/directions.ts"] },
  { name: "third-party notices", command: ["node", "scripts/checks/third-party.ts"] },
  ...lintMigrations("locks of migrations", "apps/api/src/db/migrations/!(*.concurrent).sql", [
    "--assume-in-transaction",
  ]),
  ...lintMigrations(
    "locks of concurrent migrations",
    "apps/api/src/db/migrations/*.concurrent.sql",
    [],
  ),
  { name: "requirement ids", command: ["node", "scripts/checks/requirements.ts"], show: true },
];

export const PAGES: Part[] = [
  { name: "build", command: ["node", "scripts/build.ts"] },
  { name: "size of the pages", command: ["size-limit"], show: true },
];

/** Pages, contract and shared packages; the API's tests need two databases and minutes. */
export const QUICK_TESTS: Part[] = [
  {
    name: "unit tests of pages and packages",
    command: ["vitest", "run", "--project", "!api", "packages/", "apps/web/", "apps/console/"],
    show: true,
  },
];

export const TESTS: Part[] = [
  { name: "unit and integration tests", command: ["vitest", "run"], show: true },
];

export const BROWSER: Part[] = [
  {
    name: "end-to-end tests",
    command: ["playwright", "test", "-c", "e2e/playwright.config.ts"],
    show: true,
  },
];
