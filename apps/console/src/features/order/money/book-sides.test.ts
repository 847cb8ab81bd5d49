import { expect, test } from "vitest";
import nl from "../order.nl.ts";
import { sideInWords } from "./book-sides.ts";

const { sidesWords, states } = nl.payments;
const plain = (side: string): string =>
  sideInWords(side, { ...sidesWords, states }, "nl").replaceAll(/\s/g, " ");

test.each([
  ["paid 6246 0 500", "€ 62,46 betaald, € 5,00 terugbetaald"],
  ["paid 6246 300 500", "€ 62,46 betaald, € 3,00 door de bank teruggehaald, € 5,00 terugbetaald"],
  ["open 0 0 0", "wacht op de klant, € 0,00 betaald"],
  ["unknown", "onbekend"],
  ["3495 0 0 1500", "€ 34,95 betaald, € 15,00 vergoed"],
])("the books are told in words: %s [PAY-09]", (side, told) => {
  expect(plain(side)).toBe(told);
});
