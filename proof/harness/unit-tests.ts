import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { endWithUs } from "./end-with-us.ts";

const ROOT = resolve(import.meta.dirname, "../..");

type Report = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};

/** Runs API test files with these names and returns the failed tests. */
export async function runApiTests(
  files: string[],
  settings: Record<string, string>,
): Promise<{ passed: number; failed: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-unit-"));
  const report = join(folder, "report.json");
  const options = ["--project", "api", "--reporter=json", `--outputFile=${report}`];
  const running = spawn(join(ROOT, "node_modules/.bin/vitest"), ["run", ...files, ...options], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...settings },
  });
  endWithUs(running, "SIGTERM");
  let words = "";
  running.stderr.on("data", (chunk: Buffer) => (words += chunk));
  const [code] = await once(running, "exit");
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const named = (status: string) => tests.filter((one) => one.status === status);
    const failed = named("failed").map(({ fullName }) => fullName);
    // A file that fails to load reports no failed test.
    if (code !== 0 && failed.length === 0) failed.push(words.slice(0, 400));
    return { passed: named("passed").length, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
