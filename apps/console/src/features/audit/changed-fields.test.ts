import { expect, test } from "vitest";
import { auditTexts } from "./audit-texts.ts";
import { changedFields, fileChanges } from "./audit-words.ts";

test("an entry shows what differs, not what stayed [STAFF-04]", () => {
  expect(
    changedFields({
      before: { role: "desk", hub: null, name: "Sem" },
      after: { role: "driver", hub: "haarlem", name: "Sem" },
    }),
  ).toEqual([
    { name: "role", before: "desk", after: "driver" },
    { name: "hub", before: undefined, after: "haarlem" },
  ]);
});

test("something new has no before, and what is no text is written as data", () => {
  expect(changedFields({ before: null, after: { hours: [8, 10] } })).toEqual([
    { name: "hours", before: undefined, after: "[8,10]" },
  ]);
  expect(changedFields({ before: null, after: null })).toEqual([]);
});

test.each([
  [{ user: "5e6f1a2b-0000-4000-8000-000000000001", orders: 2, mails: 7 }, "orders 2, mails 7"],
  [{ ranges: [{ first: 3011, last: 3089 }], mailed: 2 }, "ranges 3011–3089, mailed 2"],
  [{ channel: "mail", kind: "bill", count: 3 }, "channel mail, kind bill, count 3"],
  [{}, ""],
])("an act without before and after shows its details %j [STAFF-04]", (detail, words) => {
  const fields = changedFields({ before: null, after: null, detail });
  expect(fields.map(({ name, after }) => `${name} ${after}`).join(", ")).toBe(words);
  for (const { name } of fields) {
    if (name !== "kind") expect(auditTexts.nl.fields).toHaveProperty(name);
  }
});

test("a list of orders is written as people write it [STAFF-04]", () => {
  const after = { orders: ["W-10001", "W-10002"] };
  expect(changedFields({ before: null, after })[0]?.after).toBe("W-10001, W-10002");
});

test("an empty list is no value: what came or went says enough [STAFF-04]", () => {
  expect(changedFields({ before: { stops: [] }, after: { stops: ["W-10134 pickup"] } })).toEqual([
    { name: "stops", before: undefined, after: "W-10134 pickup" },
  ]);
  expect(changedFields({ before: { stops: ["W-10134 pickup"] }, after: { stops: [] } })).toEqual([
    { name: "stops", before: "W-10134 pickup", after: undefined },
  ]);
});

test("an id is left out, unless it has a name [STAFF-04]", () => {
  const id = "e93e5205-0000-4000-8000-000000000001";
  const after = { note: id, driver: id, bags: 2 };
  expect(changedFields({ before: null, after }).map(({ name }) => name)).toEqual([
    "driver",
    "bags",
  ]);
});

test("files that a command applied are shown entry by entry, before and after [STAFF-04]", () => {
  const changes = [
    {
      table: "prices",
      entry: "DC shirt",
      kind: "changed",
      fields: [{ name: "cents", from: 350, to: 375 }],
    },
    { table: "promo_codes", entry: "HERFST", kind: "new", row: { code: "HERFST", percent: 10 } },
    { table: "promo_codes", entry: "ZOMER", kind: "removed", row: { code: "ZOMER" } },
  ];
  expect(fileChanges({ action: "data:apply", detail: { changes } })).toEqual([
    { table: "prices", entry: "DC shirt", before: { cents: 350 }, after: { cents: 375 } },
    {
      table: "promo_codes",
      entry: "HERFST",
      before: null,
      after: { code: "HERFST", percent: 10 },
    },
    { table: "promo_codes", entry: "ZOMER", before: { code: "ZOMER" }, after: null },
  ]);
  expect(fileChanges({ action: "data:change", detail: {} })).toEqual([]);
});
