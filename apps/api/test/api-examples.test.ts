import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./test-app.ts";

type Example = { command: string; answer: string | undefined };

const text = await readFile(new URL("../../../docs/api.md", import.meta.url), "utf8");
const examples: Example[] = [
  ...text.matchAll(/^```sh\n([^]*?)^```\n(?:\n```json\n([^]*?)^```)?/gm),
].map(([, command = "", answer]) => ({ command, answer }));
const MARK = "=== next example ===";

/** The types of a value's fields; a list has the shape of its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (value === null || typeof value !== "object") return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

function runInShell(script: string, API: string): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    const shell = spawn("bash", ["-e", "-o", "pipefail", "-c", script], {
      env: { ...process.env, API },
    });
    let out = "";
    shell.stdout.on("data", (chunk: Buffer) => (out += chunk));
    shell.stderr.on("data", (chunk: Buffer) => (out += chunk));
    shell.once("close", (code) => resolve({ code, out }));
  });
}

describe("docs/api.md", () => {
  let it: TestApp;
  let outputs: string[] = [];
  let code: number | null = null;
  beforeAll(async () => {
    it = await openTestApp();
    const address = await it.app.listen({ port: 0, host: "127.0.0.1" });
    const script = examples.map(({ command }) => `${command}\necho; echo '${MARK}'`).join("\n");
    const run = await runInShell(script, `${address}/api`);
    code = run.code;
    outputs = run.out.split(MARK).map((output) => output.trim());
  });
  afterAll(() => it.close());

  test("has commands that all run as they are written", () => {
    expect(examples.length).toBeGreaterThan(10);
    expect([code, outputs.at(-1)]).toEqual([0, ""]);
  });

  test.each(
    examples.map(
      ({ command, answer }, index) => [command.trim().split("\n").at(-1), index, answer] as const,
    ),
  )("tells the answer of: %s", (_command, index, answer) => {
    if (answer === undefined) expect(outputs[index]).toBe("");
    else {
      const printed: unknown = JSON.parse(outputs[index] ?? "");
      expect(shapeOf(printed)).toEqual(shapeOf(JSON.parse(answer)));
    }
  });
});
