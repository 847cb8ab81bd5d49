import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/test/longest-first.ts";

const IN_API = "apps/api/**/*.test.ts";
const REST = "{packages,scripts,proof,e2e,apps/web,apps/console}/**/*.test.{ts,tsx}";
const NOT_OURS = ["**/node_modules/**", "**/dist/**"];

/** Those replace a module or a global for everyone in their process, so each has one to itself. */
const ALONE = [
  "apps/api/test/enumeration.test.ts",
  // In a process that lost a connection in another test, it would wait for a failover.
  "apps/api/src/modules/orders/idempotency-running.test.ts",
  ...globSync(REST, { exclude: NOT_OURS }).filter((file) =>
    /\bvi\.(mock|resetModules|stubGlobal|useFakeTimers)\(/.test(readFileSync(file, "utf8")),
  ),
];

// Neither the API nor what is drawn keeps anything in its modules; loading them once saves a third of the time.
const TOGETHER = { exclude: [...NOT_OURS, ...ALONE], isolate: false };

const EVERYWHERE = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  // Vitest waits one second by default; a busy machine takes longer to close a connection.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // For all projects together; each that extends this would start databases of its own.
    globalSetup: ["scripts/test/postgres-setup.ts", "scripts/test/pglite-setup.ts"],
    maxWorkers: EVERYWHERE.maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: "api", include: [IN_API], ...EVERYWHERE, ...TOGETHER } },
      { test: { name: "rest", include: [REST], ...EVERYWHERE, ...TOGETHER } },
      { test: { name: "alone", include: ALONE, ...EVERYWHERE } },
    ],
  },
});
