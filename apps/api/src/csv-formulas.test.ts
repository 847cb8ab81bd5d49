import { expect, test } from "vitest";
import { neutraliseFormulas, restoreFormulas } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["Jan;=cmd|' /C calc'!A0", "Jan;'=cmd|' /C calc'!A0"],
  ["a,@SUM(1)", "a,'@SUM(1)"],
  ["a\t-2+3", "a\t'-2+3"],
  ['zeg ";" "=1', `zeg ";" "'=1`],
  [" =1", "' =1"],
  ["first\n+A1", "first\n'+A1"],
  ["＝1", "'＝1"],
])("%j calculates nothing and is read back as it was", (text, safe) => {
  expect(neutraliseFormulas(text)).toBe(safe);
  expect(restoreFormulas(safe)).toBe(text);
});

test.each(["+31 6 12345678", "Jan; +31 6 12345678", "'s-Gravenhage", "1-2", "a = b"])(
  "%j stays as it is",
  (text) => {
    expect(neutraliseFormulas(text)).toBe(text);
    expect(restoreFormulas(text)).toBe(text);
  },
);
