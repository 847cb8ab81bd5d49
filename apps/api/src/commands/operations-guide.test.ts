import { accessSync, constants, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { TABLE_NAMES, tableOf } from "../modules/provider-data/tables.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const read = (file: string): string => readFileSync(resolve(ROOT, file), "utf8");
const guide = read("docs/operations.md");

test("the operations guide names every setting, and none that does not exist", () => {
  const known = [...read("apps/api/src/env.ts").matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map(
    ([, name]) => name,
  );
  const [, table = ""] = /^\| Setting \|.*\n([^]*?)\n\n/m.exec(guide) ?? [];
  const documented = table
    .split("\n")
    .slice(1)
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)])
    .map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(known));
  expect(documented).toHaveLength(known.length);
});

test("the guide says which values the settings for tests take", () => {
  const [, clock = ""] = /^\| `CLOCK` \|.*`(\d{4}-[^`]+)`/m.exec(guide) ?? [];
  const settings = { CLOCK: clock, PASSWORD_COST: "test", RATE_LIMITS: "off" };
  expect(readEnv({ ...settings, SECRET_KEY: "x".repeat(32) })).toMatchObject(settings);
  const [line = ""] = /^\| `PASSWORD_COST`.*$/m.exec(guide) ?? [];
  for (const value of ["`test`", "`off`"]) expect(line).toContain(value);
});

test("every command that the guides show exists", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const shown = [
    ...(guide + read("docs/provider-data.md")).matchAll(/npm run (?:--silent )?([a-z:]+)/g),
  ];
  expect(shown.length).toBeGreaterThan(15);
  for (const [, name = ""] of shown) expect(Object.keys(scripts)).toContain(name);
});

test("every file of deploy/ that the guide names is there, and every one that it runs can be run", () => {
  const named = [...guide.matchAll(/\bdeploy\/[\w@./-]*\w/g)].map(([file]) => file);
  expect(named.length).toBeGreaterThan(10);
  for (const file of named) accessSync(resolve(ROOT, file));
  const run = [...guide.matchAll(/^(deploy\/[\w./-]+) /gm)].map(([, file = ""]) => file);
  expect(run).toContain("deploy/roll");
  for (const file of run) accessSync(resolve(ROOT, file), constants.X_OK);
});

test("the guide to provider data names every file and every field", () => {
  const text = read("docs/provider-data.md");
  for (const name of TABLE_NAMES) {
    const line = text.split("\n").find((one) => one.startsWith(`| \`${name}\``)) ?? "";
    const fields = [...line.matchAll(/`(\w+)`/g)].map(([, field]) => field);
    for (const column of Object.keys(tableOf(name).columns)) expect(fields).toContain(column);
  }
});
