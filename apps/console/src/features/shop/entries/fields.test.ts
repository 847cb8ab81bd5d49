import { expect, test } from "vitest";
import { missingOf, toDraft, toShortName, toValue, unreadableOf, type Field } from "./fields.ts";

const FIELDS: Field[] = [
  { name: "code", kind: "line", isKey: true },
  { name: "cents", kind: "euros", isOptional: true },
  { name: "max_uses", kind: "number", isOptional: true },
  { name: "is_public", kind: "yes", start: "false" },
  { name: "operating_days", kind: "days", start: "1 2 3" },
];
const VALUE = {
  code: "HERFST",
  cents: 1250,
  max_uses: null,
  is_public: true,
  operating_days: [1, 5],
};

test("[SHOP-04] an entry comes out of its form as it went in", () => {
  expect(toDraft(FIELDS, VALUE)).toEqual({
    code: "HERFST",
    cents: "12,50",
    max_uses: "",
    is_public: "true",
    operating_days: "1 5",
  });
  expect(toValue(FIELDS, toDraft(FIELDS, VALUE))).toEqual(VALUE);
});

test("[SHOP-04] a new entry begins with what is usual, and what is no number is sent to be refused", () => {
  const empty = toDraft(FIELDS, undefined);
  expect(empty.operating_days).toBe("1 2 3");
  const draft = { ...empty, cents: "een tientje", max_uses: "3" };
  expect(toValue(FIELDS, draft)).toMatchObject({ cents: "een tientje", max_uses: 3, code: null });
});

test("[SHOP-04] what is not filled in is named, unless it may be left out", () => {
  expect(missingOf(FIELDS, { ...toDraft(FIELDS, undefined), operating_days: "" })).toEqual([
    "code",
  ]);
  expect(missingOf(FIELDS, toDraft(FIELDS, VALUE))).toEqual([]);
});

test.each([
  ["max_uses", "2,5", true],
  ["max_uses", "veel", true],
  ["max_uses", "25", false],
  ["cents", "een tientje", true],
  ["cents", "12,345", true],
  ["cents", "€ 12,50", false],
  ["cents", "", false],
])("[SHOP-04] %s typed as %j is unreadable: %s", (name, typed, isUnreadable) => {
  const draft = { ...toDraft(FIELDS, undefined), [name]: typed };
  expect(unreadableOf(FIELDS, draft)).toEqual(isUnreadable ? [name] : []);
});

test.each([
  ["Rotterdam Waalhaven", "rotterdam-waalhaven"],
  ["  ’s-Gravenhage (Coöp) 2 ", "s-gravenhage-coop-2"],
  ["a".repeat(39) + " b", "a".repeat(39)],
])("[SHOP-04] the short name of %j is %s", (name, short) => {
  expect(toShortName(name)).toBe(short);
});
