import { expect, test } from "vitest";
import { reportUntil } from "../orders/life/report-window.ts";
import { answerBy, lateAnswerBy } from "./answer-by.ts";

test.each([
  ["a Tuesday", "2026-11-17T14:52:00+01:00", "2026-11-19T14:52:00+01:00"],
  ["a Friday", "2026-11-13T09:10:00+01:00", "2026-11-17T09:10:00+01:00"],
  ["a Sunday", "2026-11-15T14:52:00+01:00", "2026-11-17T14:52:00+01:00"],
  ["the day before Christmas", "2026-12-24T10:00:00+01:00", "2026-12-29T10:00:00+01:00"],
  ["the Friday before clocks go forward", "2026-03-27T10:00:00+01:00", "2026-03-31T10:00:00+02:00"],
])("what is reported on %s is answered within 2 working days [CARE-02]", (_day, at, until) => {
  expect(answerBy(new Date(at))).toEqual(new Date(until));
});

test("once the deadline has passed, the next working day is promised [CARE-02]", () => {
  expect(lateAnswerBy(new Date("2026-11-20T16:00:00+01:00"))).toEqual(
    new Date("2026-11-23T16:00:00+01:00"),
  );
});

test("something can be reported until 48 hours after delivery, whatever clocks do [CARE-01]", () => {
  expect(reportUntil(new Date("2026-10-24T12:00:00+02:00"))).toEqual(
    new Date("2026-10-26T11:00:00+01:00"),
  );
});
