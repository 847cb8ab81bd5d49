import { asFigure, runBrowserTests } from "../harness/browser-tests.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "Tabs share one refresh",
  test: "50 parallel calls with an expired token in 5 tabs of a browser, 10 times: one refresh each, 50 answers",
  beside: "computes",
  async run() {
    const run = await runBrowserTests({
      config: "proof/browser/playwright.config.ts",
      files: ["one-refresh"],
    });
    return { figure: asFigure("run of 10 × 50 calls", run), held: run.failed.length === 0 };
  },
};
