import { expect, test } from "vitest";
import { afterSeeing, comparedFields, conflictsOf, toDataChange } from "./wanted-change.ts";

const before = { value: { code: "HERFST", percent: 10, valid_until: null }, version: "a" };
const theirs = { value: { code: "HERFST", percent: 15, valid_until: null }, version: "b" };
const wanted = { table: "promo_codes", before, value: { percent: 20 } } as const;

test("a change names the version that was on screen", () => {
  expect(toDataChange(wanted)).toEqual({
    table: "promo_codes",
    entry: before.value,
    seen: "a",
    value: { percent: 20 },
  });
});

test("the difference shows before, mine and theirs, and only where they differ", () => {
  const [conflict] = conflictsOf([wanted], [{ at: 0, entry: theirs }]);
  expect(conflict && comparedFields(conflict)).toEqual([
    { name: "percent", before: "10", mine: "20", theirs: "15" },
  ]);
});

test("whoever has seen the difference goes on from theirs, or makes anew what is gone", () => {
  const seen = afterSeeing([wanted], conflictsOf([wanted], [{ at: 0, entry: theirs }]));
  expect(seen).toEqual([{ ...wanted, before: theirs }]);
  const gone = afterSeeing([wanted], conflictsOf([wanted], [{ at: 0, entry: null }]));
  expect(gone).toEqual([
    { ...wanted, before: null, value: { code: "HERFST", percent: 20, valid_until: null } },
  ]);
});
