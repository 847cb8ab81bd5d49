import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekday } from "./amsterdam-time.ts";
import { FIRST_TURN_DAYS, firstTurn, PLAN_WEEKS, turnAfter, turnFrom } from "./plans.ts";

const days = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays("2025-01-01", offset));
const everies = fc.constantFrom(...PLAN_WEEKS);

/** Reference implementation: steps day by day in UTC, without time zones. */
function leavesFrom(first: string, count: number): string[] {
  const leaves: string[] = [];
  const day = new Date(`${first}T12:00:00Z`);
  for (let leaf = 0; leaf < count; leaf += 1) {
    leaves.push(day.toISOString().slice(0, 10));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return leaves;
}

test("turns are those leaves of a plain calendar that lie whole intervals apart, over clock changes and leap days [PLAN-02]", () => {
  fc.assert(
    fc.property(days, everies, (first, every) => {
      const expected = leavesFrom(first, 400).filter((_, leaf) => leaf % (7 * every) === 0);
      const turns = [turnFrom({ first, every }, first)];
      while (turns.length < expected.length) turns.push(turnAfter({ first, every }, turns.at(-1)!));
      expect(turns).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test("a series can be asked from any day, and never goes back before its first turn [PLAN-02]", () => {
  fc.assert(
    fc.property(days, everies, days, (first, every, from) => {
      const turn = turnFrom({ first, every }, from);
      expect(turn >= from && turn >= first).toBe(true);
      expect(weekday(turn)).toBe(weekday(first));
      const before = addDays(turn, -7 * every);
      expect(before < from || turn === first).toBe(true);
    }),
  );
});

test("a new series begins on its weekday, nearest to an interval after the last turn, with time to hear of it [PLAN-01]", () => {
  fc.assert(
    fc.property(
      fc.record({ every: everies, weekday: fc.integer({ min: 1, max: 7 }) }),
      days,
      fc.integer({ min: -30, max: 200 }),
      (wanted, last, passed) => {
        const today = addDays(last, passed);
        const first = firstTurn(wanted, { last, today });
        expect(weekday(first)).toBe(wanted.weekday);
        expect(first >= addDays(today, FIRST_TURN_DAYS) && first > last).toBe(true);
        const due = addDays(last, 7 * wanted.every);
        if (due >= addDays(today, FIRST_TURN_DAYS + 3)) {
          expect(first >= addDays(due, -3) && first <= addDays(due, 3)).toBe(true);
        }
      },
    ),
  );
});

test.each([
  ["every two weeks on the same day", 2, 2, "2026-11-17", "2026-12-01"],
  ["a day later from now on", 2, 3, "2026-11-17", "2026-12-02"],
  ["a day earlier from now on", 1, 1, "2026-11-17", "2026-11-23"],
])("%s", (_, every, day, last, expected) => {
  expect(firstTurn({ every, weekday: day }, { last, today: "2026-11-16" })).toBe(expected);
});
