import { expect, test } from "vitest";
import { readCents, readNumber, readWhole } from "./read-number.ts";

test.each([
  ["12", 12],
  [" 7,4 ", 7.4],
  ["7.4", 7.4],
  ["", undefined],
  ["-3", undefined],
  ["1,2,3", undefined],
  ["zes", undefined],
])("%j is read as %j", (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test("a whole number keeps its bounds", () => {
  expect([readWhole("1", 1, 3), readWhole("3", 1, 3)]).toEqual([1, 3]);
  expect(["0", "4", "1,5", ""].map((typed) => readWhole(typed, 1, 3))).toEqual(
    Array.from({ length: 4 }),
  );
});

test.each([
  ["12", 1200],
  ["12,5", 1250],
  ["€ 34,95", 3495],
  ["0.29", 29],
  ["12,345", undefined],
  ["", undefined],
  ["-5", undefined],
])("%j euros are %j cents [PAY-08]", (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});
