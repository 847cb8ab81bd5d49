import { expect, test } from "vitest";
import { fits } from "./command-bar.tsx";

test.each([
  ["", "Naar Bestellingen", true],
  ["bestel", "Naar Bestellingen", true],
  ["BESTEL naar", "Naar Bestellingen", true],
  ["naar klok", "Naar Bestellingen", false],
])("%j finds %j: %j [DESK-05]", (words, label, expected) => {
  expect(fits(words, label)).toBe(expected);
});
