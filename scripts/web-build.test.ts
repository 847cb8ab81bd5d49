import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dropOlderBuilds } from "./web-build.ts";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "waslijn-built-"));
});
afterEach(() => rmSync(out, { recursive: true }));

function make(file: string, at: string): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), "");
  utimesSync(join(out, file), new Date(at), new Date(at));
}

test("a build leaves what the last one made, which running nodes still serve, and nothing older", () => {
  const parts = ["client", "server", "console"];
  for (const part of parts) {
    make(`${part}/assets/before.js`, "2026-03-02T10:00:20Z");
    make(`${part}/assets/last.js`, "2026-06-01T10:00:05Z");
  }
  make("client/brand/logo.svg", "2026-03-02T10:00:20Z");
  make("built", "2026-06-01T10:00:00Z");
  dropOlderBuilds(out);
  for (const part of parts) {
    expect(existsSync(join(out, part, "assets/before.js"))).toBe(false);
    expect(existsSync(join(out, part, "assets/last.js"))).toBe(true);
  }
  expect(existsSync(join(out, "client/brand/logo.svg"))).toBe(true);
});

test("a build that did not end takes nothing away", () => {
  make("client/assets/some.js", "2026-03-02T10:00:20Z");
  dropOlderBuilds(out);
  expect(existsSync(join(out, "client/assets/some.js"))).toBe(true);
});
