import { asFigure, runBrowserTests } from "../harness/browser-tests.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "What a customer does after ordering can be done on a phone and on a desktop",
  test: "The end-to-end tests that follow, move, cancel and pay an order, each on both devices",
  async run() {
    const run = await runBrowserTests({
      config: "e2e/playwright.config.ts",
      files: ["e2e/my-order.e2e", "e2e/pay.e2e"],
      settings: { EVERY_DEVICE: "1" },
    });
    return { figure: asFigure("journeys", run), held: run.failed.length === 0 };
  },
};
