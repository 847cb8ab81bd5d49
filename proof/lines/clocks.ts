import { asFigure, runBrowserTests } from "../harness/browser-tests.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "Times are Amsterdam's, whatever the clock of the browser",
  test: "12 moments (clock changes, Easter, leap day, King's Day, New Year, Friday 23:59) × 4 browser time zones: the same windows shown and stored",
  beside: "computes",
  async run({ quick }) {
    const run = await runBrowserTests({
      config: "proof/browser/playwright.config.ts",
      files: ["clocks"],
      quick,
    });
    return { figure: asFigure("moments × 4 zones", run), held: run.failed.length === 0 };
  },
};
