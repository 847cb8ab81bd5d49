import { expect, test } from "vitest";
import { globSync, readFileSync } from "node:fs";

const FORMATS = /\bIntl\.(DateTime|Number)Format\b|\.toLocale(Date|Time)?String\(/;

test("apps format dates and numbers by the contract's formats alone, never by the browser's locale", () => {
  const files = globSync("apps/*/{src,demo}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => FORMATS.test(readFileSync(file, "utf8")))).toEqual([]);
});
