import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/test/chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  globalSetup: "../scripts/test/postgres-setup.ts",
  outputDir: "../var/test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 4,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    // Most tests check settled pages; the journeys of order.e2e.ts run with motion.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Pages live for seconds, so the optimising compilers cost more than they save.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
});
