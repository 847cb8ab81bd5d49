import { expect, test } from "vitest";
import { parseEuros } from "./answer-form.tsx";

test.each([
  ["45", 4500],
  ["45,00", 4500],
  ["45.5", 4550],
  ["€ 1.250,00", 125_000],
  ["1.250", 125_000],
  ["", undefined],
  ["veel", undefined],
  ["-5", undefined],
  ["4,555", undefined],
])("%j is %s cents", (typed, cents) => {
  expect(parseEuros(typed)).toBe(cents);
});
