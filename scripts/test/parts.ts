import { spawn } from "node:child_process";
import { resolve } from "node:path";

export type Part = {
  name: string;
  command: [string, ...string[]];
  /** Prints the output also when it passed. */
  show?: true;
};
export type Result = { name: string; passed: boolean; seconds: number };

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
  return { name, passed, seconds };
}

const lastLines = (output: string): string => output.trim().split("\n").slice(-30).join("\n");
