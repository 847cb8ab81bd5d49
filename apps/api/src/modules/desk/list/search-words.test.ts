import { expect, test } from "vitest";
import { orderNumberIn, searchWords } from "./search-words.ts";

test.each([
  ["  Noor   de WIT ", ["noor", "de", "wit"]],
  ["Zoë Özdemir", ["zoe", "ozdemir"]],
  ["2011 DB 18-A", ["2011db", "18-a"]],
  ["lange veerstraat 18", ["lange", "veerstraat", "18"]],
  ["W-10481", ["w-10481"]],
  ["Lange Veerstraat 18-A, 2011 DB Haarlem", ["lange", "veerstraat", "18-a", "2011db", "haarlem"]],
  ["Bos, Lucas;", ["bos", "lucas"]],
  ["10481", ["10481"]],
  ["06 1234 5678", ["0612345678"]],
  ["+31 (0)6 1234-5678", ["31612345678"]],
  ["0031 6 12345678", ["31612345678"]],
  ["2011 18", ["2011", "18"]],
  ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
  ["   ", []],
  ["Yılmaz İnci", ["yilmaz", "inci"]],
  ["O’Brien 'T Hof '", ["obrien", "t", "hof"]],
])("%j is searched for as %j [DESK-02]", (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test.each([
  [" w-10481 ", "W-10481"],
  ["bestelling W-10481 jansen", "W-10481"],
  ["10481", "W-10481"],
  ["W-10481, Jansen", "W-10481"],
  ["2011", undefined],
  ["2011 10481", undefined],
  ["w-10481@was.example", undefined],
  ["jansen", undefined],
])("the order's number in %j is %s [DESK-02]", (typed, number) => {
  expect(orderNumberIn(typed)).toBe(number);
});
