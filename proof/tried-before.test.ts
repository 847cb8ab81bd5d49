import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Row } from "./report.ts";
import { openTried } from "./tried-before.ts";

const row = (name: string, held = true): Row => ({
  name,
  held,
  promise: "",
  test: "",
  figure: "",
  seconds: 1,
});

test("an interrupted proof continues on the same commit with the lines that held, and begins anew on another", () => {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-proof-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = (commit: string | undefined, anew = false) =>
    openTried(commit, anew, join(folder, "proof.json"));
  const names = (...from: Parameters<typeof open>) =>
    open(...from)
      .rows()
      .map(({ name }) => name);
  const first = open("a");
  expect(first.rows()).toEqual([]);
  first.add(row("oversell"));
  first.add(row("soak", false));
  expect(names("a")).toEqual(["oversell"]);
  expect(names("a", true)).toEqual([]);
  open("a").add(row("oversell"));
  expect(names("b")).toEqual([]);
  expect(names("a")).toEqual([]);
  open(undefined).add(row("oversell"));
  expect(names(undefined)).toEqual([]);
});
