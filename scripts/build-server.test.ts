import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleFolder } from "../deploy/server-bundle.ts";

test("any change of a source leads to another bundle, whatever its time", () => {
  const root = mkdtempSync(join(tmpdir(), "waslijn-bundle-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (name: string): string => join(root, name);
  for (const folder of ["apps/api/src", "apps/api/demo", "packages/contract/src"]) {
    mkdirSync(at(folder), { recursive: true });
  }
  const write = (name: string, text: string): void => {
    writeFileSync(at(name), text);
    utimesSync(at(name), 0, 0);
  };
  write("package-lock.json", "{}");
  write("apps/api/src/server.ts", "one");
  const seen = [bundleFolder(root)];
  const changes = [
    () => write("apps/api/src/server.ts", "two"),
    () => write("package-lock.json", "[]"),
    () => write("apps/api/src/001-first.sql", "SELECT"),
    () => renameSync(at("apps/api/src/001-first.sql"), at("apps/api/src/002-first.sql")),
    () => write("packages/contract/src/endpoint.ts", ""),
  ];
  for (const change of changes) {
    change();
    seen.push(bundleFolder(root));
  }
  expect(new Set(seen).size).toBe(changes.length + 1);
  write("apps/api/src/server.ts", "two");
  expect(bundleFolder(root)).toBe(seen.at(-1));
});

test("whatever the server reads beside its modules is copied beside the bundle", () => {
  const found = execFileSync(
    "grep",
    ["-rlE", "import\\.meta\\.", "apps/api/src", "apps/api/demo"],
    {
      encoding: "utf8",
    },
  );
  const readers = found.split("\n").filter((file) => file && !file.endsWith(".test.ts"));
  // A new one adds its files to READ_BESIDE in build-server.ts, or an entry of its own.
  expect(readers.sort()).toEqual([
    "apps/api/src/db/sql-files.ts",
    "apps/api/src/modules/bills/invoice/invoice-faces.ts",
    "apps/api/src/modules/files/decode-photo.ts",
    "apps/api/src/outside/mail-logo.ts",
    "apps/api/src/seed/seed.ts",
  ]);
});
