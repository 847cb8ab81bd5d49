import { expect, test } from "vitest";
import { changedFields } from "./audit-words.ts";

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
