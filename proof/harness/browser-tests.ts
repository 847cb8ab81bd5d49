import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { endWithUs } from "./end-with-us.ts";

const ROOT = resolve(import.meta.dirname, "../..");

type Spec = {
  title: string;
  ok: boolean;
  tests: { results: { error?: { message?: string } }[] }[];
};
type Suite = { specs?: Spec[]; suites?: Suite[] };

export type BrowserRun = { passed: number; failed: string[] };

type Choice = {
  config: string;
  files?: string[];
  grep?: string;
  quick?: boolean;
  settings?: Record<string, string>;
};

/** Runs browser tests and returns the failed ones. */
export async function runBrowserTests({
  config,
  files = [],
  grep,
  quick,
  settings = {},
}: Choice): Promise<BrowserRun> {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-browser-"));
  const report = join(folder, "report.json");
  const options = [
    ...files,
    "-c",
    config,
    "--reporter=json",
    `--output=${join(folder, "results")}`,
  ];
  const running = spawn(
    join(ROOT, "node_modules/.bin/playwright"),
    ["test", ...options, ...(grep ? ["--grep", grep] : [])],
    {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(quick && { PROOF_QUICK: "1" }),
        ...settings,
      },
    },
  );
  endWithUs(running, "SIGTERM");
  let words = "";
  running.stderr.on("data", (chunk: Buffer) => (words += chunk));
  await once(running, "exit");
  try {
    const specs = specsOf(JSON.parse(readFileSync(report, "utf8")) as Suite);
    if (specs.length === 0) throw new Error(`no browser test was found: ${words.slice(0, 400)}`);
    return {
      passed: specs.filter((spec) => spec.ok).length,
      failed: specs.filter((spec) => !spec.ok).map(tell),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const CONTROL = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
function tell({ title, tests }: Spec): string {
  const message = tests[0]?.results[0]?.error?.message ?? "";
  return `${title} (${message.replaceAll(CONTROL, "").replaceAll(/\s+/g, " ").slice(0, 160)})`;
}

/** A browser run as a figure of the report. */
export const asFigure = (what: string, { passed, failed }: BrowserRun): string =>
  `${passed} ${what} passed, ${failed.length} failed${failed
    .slice(0, 5)
    .map((one) => `; ${one}`)
    .join("")}`;
