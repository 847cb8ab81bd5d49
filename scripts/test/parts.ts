import { spawn } from "node:child_process";
import { resolve } from "node:path";

export type Part = {
  name: string;
  command: [string, ...string[]];
  /** Prints the output also when it passed. */
  show?: true;
};
export type Result = {
  name: string;
  passed: boolean;
  seconds: number;
  /** Names and messages of failed tests: they stay readable where only the end of a long log is kept. */
  failures: string[];
};

const BIN = resolve("node_modules/.bin");

/** Runs parts in sequence and prints each result. */
export async function runParts(parts: Part[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) results.push(await run(part));
  return results;
}

async function run({ name, command: [program, ...parameters], show }: Part): Promise<Result> {
  const started = performance.now();
  const child = spawn(resolve(BIN, program), parameters, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: "0", PATH: `${BIN}:${process.env.PATH}` },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  const passed = await new Promise<boolean>((done) => {
    child.once("error", () => done(false));
    child.once("close", (code) => done(code === 0));
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${passed ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed || show) console.log(passed ? lastLines(output) : output);
  return { name, passed, seconds, failures: passed ? [] : failuresIn(output) };
}

/** Lines of Vitest (`FAIL file > test`) and Playwright (`1) file › test`), each with its message. */
function failuresIn(output: string): string[] {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return lines
    .flatMap((line, at) => (/^ *(FAIL |\d+\) )/.test(line) ? lines.slice(at, at + 4) : []))
    .slice(0, 60);
}

const lastLines = (output: string): string => output.trim().split("\n").slice(-30).join("\n");
