import { expect, test } from "vitest";
import { firstName } from "./first-name.ts";

test.each([
  ["Jan de Vries", "Jan"],
  ["  Anne-Marie   Bakker ", "Anne-Marie"],
  ["Noor", "Noor"],
  ["J. de Vries", "J. de Vries"],
  ["J de Vries", "J de Vries"],
  ["Mevr. Bakker", "Mevr. Bakker"],
  ["Familie Smit", "Familie Smit"],
  ["", ""],
])("%j is greeted as %j", (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
