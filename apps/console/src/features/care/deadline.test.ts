import { expect, test } from "vitest";
import { deadlineOf } from "./deadline.ts";

const NOW = "2026-11-17T13:42:00+01:00";

test.each([
  ["2026-11-17T13:41:00+01:00", { kind: "late" }],
  ["2026-11-17T15:00:00+01:00", { kind: "soon", left: "1:18" }],
  ["2026-11-17T17:45:00+01:00", { kind: "today" }],
  ["2026-11-18T00:30:00+01:00", { kind: "tomorrow" }],
  ["2026-11-19T09:00:00+01:00", { kind: "later" }],
])("at 13:42 a deadline of %s is %o [CARE-02]", (answerBy, deadline) => {
  expect(deadlineOf(answerBy, NOW)).toEqual(deadline);
});
