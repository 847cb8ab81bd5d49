import { defineConfig } from "@playwright/test";
import base from "../../e2e/playwright.config.ts";

/** Tests too slow for `npm test`, with the same fixtures. */
export default defineConfig(base, {
  testDir: ".",
  testMatch: "*.proof.ts",
  globalSetup: "../../scripts/test/postgres-setup.ts",
  outputDir: "../../var/proof-results",
  timeout: 180_000,
});
