import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,scripts,e2e}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["scripts/test/postgres-setup.ts", "scripts/test/pglite-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
