import { asFigure, runBrowserTests } from "../harness/browser-tests.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "Each flow can be completed with the keyboard alone",
  test: 'The end-to-end tests that touch no pointer: those named "with the keyboard alone"',
  beside: "computes",
  async run() {
    const run = await runBrowserTests({
      config: "e2e/playwright.config.ts",
      grep: "with the keyboard alone",
    });
    return { figure: asFigure("flows", run), held: run.failed.length === 0 };
  },
};
