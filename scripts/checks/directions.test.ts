import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkDirections } from "./directions.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "house-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

test.each([
  [
    "apps/web/src/parts/a.ts",
    `import { b } from "../features/b/b.ts";`,
    "parts stay below features",
  ],
  [
    "apps/web/src/features/a/a.ts",
    `import { b } from "../b/b.ts";`,
    "features do not know each other",
  ],
  [
    "packages/design/src/a.ts",
    `import { call } from "@waslijn/contract/a";`,
    "the design imports nobody",
  ],
  ["apps/web/src/ui/a.ts", `import { call } from "../api/a.ts";`, "ui only draws"],
  ["apps/web/src/ui/a.ts", `import { format } from "../i18n/a.ts";`, "ui only draws"],
  [
    "apps/api/src/http/a.ts",
    `import { b } from "../modules/b/b.ts";`,
    "http and outbox know no module",
  ],
  [
    "apps/api/src/modules/a/a.ts",
    `import { b } from "../b/routes.ts";`,
    "only the app knows routes",
  ],
  [
    "apps/api/src/modules/a/a.ts",
    `import { b } from "../../../demo/testbank/b.ts";`,
    "the product does not need the demonstration",
  ],
  [
    "apps/api/src/db/a.ts",
    `import type { B } from "../modules/b/b.ts";`,
    "db and outside stay at the bottom",
  ],
  [
    "apps/api/src/a.ts",
    `const b = await import("../../web/src/b.ts");`,
    "apps do not know each other",
  ],
  [
    "apps/console/src/parts/a.ts",
    `import { b } from "../features/b/b.ts";`,
    "parts stay below features",
  ],
  [
    "apps/console/src/features/a/a.ts",
    `import { b } from "../../app/b.ts";`,
    "features stay below app",
  ],
  ["apps/console/src/ui/a.ts", `import { b } from "../parts/b.ts";`, "ui stays below parts"],
  [
    "apps/console/src/i18n/a.ts",
    `import { b } from "../parts/b.ts";`,
    "api and i18n stay at the bottom",
  ],
  [
    "apps/web/src/features/a/a.ts",
    `import type { Role } from "@waslijn/contract/console/codes";`,
    "customers are not shown the console",
  ],
  [
    "apps/web/src/features/a/a.ts",
    `import { consoleCalls } from "@waslijn/contract/calls/console";`,
    "customers are not shown the console",
  ],
])("%s may not say %s", (file, text, rule) => {
  expect(checkDirections(house({ [file]: text }))).toEqual([expect.stringContaining(rule)]);
});

test("a circle is named whole", () => {
  const root = house({
    "apps/api/src/a.ts": `import { b } from "./b.ts";`,
    "apps/api/src/b.ts": `import { a } from "./a.ts";`,
  });
  expect(checkDirections(root)).toEqual([
    "circle: apps/api/src/a.ts → apps/api/src/b.ts → apps/api/src/a.ts",
  ]);
});

test("a circle of types between rooms is one too", () => {
  const root = house({
    "apps/api/src/modules/a/a.ts": `import type { B } from "../b/b.ts";`,
    "apps/api/src/modules/a/c.ts": ``,
    "apps/api/src/modules/b/b.ts": `import type { C } from "../a/c.ts";`,
  });
  expect(checkDirections(root)).toEqual([
    "circle: apps/api/src/modules/a/ → apps/api/src/modules/b/ → apps/api/src/modules/a/",
  ]);
});

test("a circle between sibling folders is one at any level", () => {
  const root = house({
    "apps/web/src/features/a/parts/a.ts": `import { b } from "../actions/deep/b.ts";`,
    "apps/web/src/features/a/actions/deep/b.ts": ``,
    "apps/web/src/features/a/actions/c.ts": `import { d } from "../parts/d.ts";`,
    "apps/web/src/features/a/parts/d.ts": ``,
  });
  expect(checkDirections(root)).toEqual([
    "circle: apps/web/src/features/a/actions/ → apps/web/src/features/a/parts/ → apps/web/src/features/a/actions/",
  ]);
});

const CONTRACT = {
  "packages/contract/src/shared/fields.ts": `import * as z from "zod/mini";`,
  "packages/contract/src/customer/orders.ts": `import { email } from "../shared/fields.ts";`,
  "packages/contract/src/shared/codes.ts": `import type { Email } from "./fields.ts";`,
};

test.each(["web", "console"])("%s loads no file of the contract that leads to zod", (app) => {
  const root = house({
    ...CONTRACT,
    [`apps/${app}/src/parts/a.ts`]: `import { order } from "@waslijn/contract/customer/orders";
import { SERVICE_CODES } from "@waslijn/contract/shared/codes";`,
  });
  expect(checkDirections(root)).toEqual([
    `no schemas in the browser: apps/${app}/src/parts/a.ts imports packages/contract/src/customer/orders.ts`,
  ]);
});

test("types may cross where values may not", () => {
  const root = house({
    ...CONTRACT,
    "apps/web/src/features/a/a.ts": `import type { OrderBody } from "@waslijn/contract/customer/orders";`,
  });
  expect(checkDirections(root)).toEqual([]);
});
