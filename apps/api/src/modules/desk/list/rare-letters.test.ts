import { expect, test } from "vitest";
import { rareLetters } from "./rare-letters.ts";

const SHARES: Record<string, number> = {
  exa: 1,
  xam: 1,
  amp: 1,
  mpl: 1,
  ple: 1,
  san: 0.04,
  ann: 0.06,
  nne: 0.04,
};
const shareOf = (letters: string): number => SHARES[letters] ?? (/\d/.test(letters) ? 0.02 : 0.003);

test.each<[string, string[], string[]]>([
  ["parts of a rare name, then of a common one", ["sanne", "vermeulen"], ["%ver%meu%", "%san%"]],
  ["three parts of a phone number", ["31612345678"], ["%316%123%456%"]],
  ["nothing of what every address ends in", ["kok@mail.example"], ["%kok@%mail%"]],
  ["all of a word that very many have", ["sanne"], ["%sanne%"]],
  ["letters that overlap as they stand", ["cora"], ["%cora%"]],
  ["the same letters once", ["kok", "kok"], ["%kok%"]],
  ["where a short word begins", ["vest", "7"], ["%vest%", "% 7%"]],
  ["signs of LIKE as they are", ["10%_"], ["%10\\%%"]],
  ["nothing that the index has no entries for", ["a%b", "1-a", "ßß", "💧💧💧"], []],
])("looks up %s [DESK-02]", (_, words, patterns) => {
  expect(rareLetters(words, shareOf).patterns).toEqual(patterns);
});

test("tells about which share of all is left [DESK-02]", () => {
  expect(rareLetters(["sanne"], shareOf).share).toBeCloseTo(0.04, 1);
  expect(rareLetters(["example"], shareOf).share).toBe(1);
  expect(rareLetters(["sanne", "vermeulen"], shareOf).share).toBeLessThan(0.01);
});
