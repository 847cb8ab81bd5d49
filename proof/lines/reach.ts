import { asFigure, runBrowserTests } from "../harness/browser-tests.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "Everything can be reached and read, on every route and state",
  test: "Every page in Dutch and English, every state in one of them: on a phone, with letters of 200 %, magnified four times and on a desktop; nothing lies where nobody gets to, no word is torn, the main button is in sight, a grey one says why, and no script but the page's own runs",
  beside: "computes",
  async run({ quick }) {
    const run = await runBrowserTests({
      config: "proof/browser/playwright.config.ts",
      files: ["reach"],
      quick,
    });
    return { figure: asFigure("walks", run), held: run.failed.length === 0 };
  },
};
