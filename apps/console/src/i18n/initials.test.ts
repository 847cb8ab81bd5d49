import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Imke Postma", "IP"],
  ["jan van der Berg", "JB"],
  ["Cher", "C"],
  [" Noor  Bakker ", "NB"],
  ["  ", ""],
])("%s is %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
