import { asFigure, runBrowserTests } from "../harness/browser-tests.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "axe finds nothing, on every route and state of the console",
  test: "Every state × Dutch and English × 390, 768 and 1280 px × light and dark; nothing sticks out sideways, and with letters of 200 % at 390 and 1280 px nothing is cut off, torn or out of reach",
  beside: "computes",
  async run({ quick }) {
    const run = await runBrowserTests({
      config: "proof/browser/playwright.config.ts",
      files: ["browser/console-accessibility"],
      quick,
    });
    return {
      figure: asFigure("walks (each at three widths, light and dark)", run),
      held: run.failed.length === 0,
    };
  },
};
