import { defineConfig } from "vitest/config";

/** Replaces a module for everyone in its process, so it has one to itself. */
const ALONE = "apps/api/test/enumeration.test.ts";
const IN_API = "apps/api/**/*.test.ts";
const REST = "{packages,scripts,e2e,apps/web}/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["scripts/test/postgres-setup.ts", "scripts/test/pglite-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // The API keeps nothing in its modules; loading it once saves a third of the time.
        test: { name: "api", include: [IN_API], exclude: [ALONE], isolate: false },
      },
      {
        extends: true,
        test: { name: "rest", include: [REST, ALONE] },
      },
    ],
  },
});
