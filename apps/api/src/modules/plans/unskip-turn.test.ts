import { expect, test } from "vitest";
import type { PlanRow, TurnRow } from "./plans-repository.ts";
import { mayUnskip } from "./skip-turn.ts";

const plan = {
  first_turn: "2026-11-24",
  every_weeks: 1,
  next_turn: "2026-12-01",
  paused_until: null,
  stopped_at: null,
} as PlanRow;
const turn = { turn_date: "2026-11-24", outcome: "skipped", order_id: null } as TurnRow;
const TODAY = "2026-11-22";

test("a turn that was skipped beforehand can be had after all [PLAN-01]", () => {
  expect(mayUnskip(plan, turn, TODAY)).toBe(true);
});

test.each<[string, Partial<PlanRow>, Partial<TurnRow>, string?]>([
  ["the plan has another rhythm", { first_turn: "2026-12-03", next_turn: "2026-12-03" }, {}],
  ["a later turn is settled", { next_turn: "2026-12-08" }, {}],
  ["the plan is paused beyond it", { paused_until: "2026-11-28" }, {}],
  ["the plan was stopped", { stopped_at: new Date(0) }, {}],
  ["it was not skipped by anybody", {}, { outcome: "closed" }],
  ["its order was cancelled", {}, { order_id: "an-order" }],
  ["it is tomorrow", {}, {}, "2026-11-23"],
])("but not where %s [PLAN-01]", (_, changes, differs, today = TODAY) => {
  expect(mayUnskip({ ...plan, ...changes }, { ...turn, ...differs }, today)).toBe(false);
});
