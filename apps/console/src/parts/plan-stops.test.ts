import type { RunsBoard, RunStop } from "@waslijn/contract/console/runs";
import { expect, test } from "vitest";
import { planBack, planLock, planMove, planStep, stopName } from "./plan-stops.ts";

const stop = (number: string, more: Partial<RunStop> = {}): RunStop => ({
  number,
  kind: "pickup",
  from: "08:00",
  to: "10:00",
  state: "open",
  isReady: true,
  customer: "",
  street: "",
  place: "",
  arrival: null,
  isLate: false,
  version: 1,
  isLocked: false,
  position: null,
  expected: null,
  ...more,
});
const run = (id: string, stops: RunStop[]) => ({
  id,
  version: 1,
  driver: { id, name: id },
  driverAt: null,
  kilometres: 0,
  ends: null,
  stops,
});
const board: RunsBoard = {
  hub: { id: "haarlem", name: "Haarlem", position: null },
  day: "2026-11-17",
  tiles: null,
  runs: [
    run("sem", [stop("1", { state: "done" }), stop("2"), stop("3", { isLocked: true }), stop("4")]),
    run("yara", [stop("5")]),
  ],
  unassigned: [stop("6")],
  free: [],
};
const named = (...numbers: string[]): Set<string> =>
  new Set(numbers.map((number) => stopName(stop(number))));
const shown = (planned: ReturnType<typeof planMove>) =>
  planned.map(({ id, stops }) => [id, stops.map(({ number }) => number).join(" ")]);

test("stops go to a run's end or before another; what is done stays, what is locked keeps its place [DESK-09]", () => {
  expect(shown(planMove(board, named("1", "2", "6"), "yara"))).toEqual([
    ["sem", "1 4 3"],
    ["yara", "5 6 2"],
  ]);
  expect(shown(planMove(board, named("5", "6"), "sem", "2 pickup"))).toEqual([
    ["sem", "1 6 3 5 2 4"],
    ["yara", ""],
  ]);
  expect(planMove(board, named("6"), null)).toEqual([]);
  expect(planMove(board, named("3"), "yara")[1]?.stops.at(-1)).toMatchObject({ isLocked: false });
});

test("a step goes past what is locked, and ends at the ends [DESK-09]", () => {
  expect(shown(planStep(board, "2 pickup", 1))).toEqual([["sem", "1 4 3 2"]]);
  expect(planStep(board, "2 pickup", -1)).toEqual([]);
  expect(planStep(board, "3 pickup", 1)).toEqual([]);
});

test("locking is for all of them, and again lets all go [DESK-09]", () => {
  const locked = planLock(board, named("2", "3"))[0]?.stops.map(({ isLocked }) => isLocked);
  expect(locked).toEqual([false, true, true, false]);
  expect(planLock(board, named("3"))[0]?.stops.every(({ isLocked }) => !isLocked)).toBe(true);
});

test("undoing says how the runs were to the runs as they are [DESK-08]", () => {
  const planned = planMove(board, named("6"), "yara");
  const now = { ...board, runs: board.runs.map((one) => ({ ...one, version: 2, stops: [] })) };
  expect(planBack(board, planned, now)).toEqual([
    { id: "yara", version: 2, stops: [{ number: "5", kind: "pickup", isLocked: false }] },
  ]);
});
