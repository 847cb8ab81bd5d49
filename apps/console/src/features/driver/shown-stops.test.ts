import { expect, test } from "vitest";
import type { Said, SaidAct } from "./said.ts";
import { nextOf, showStops, type DriversRun } from "./shown-stops.ts";

const stop = (number: string, state: "open" | "done" = "open") =>
  ({ number, kind: "pickup", state, version: 1 }) as DriversRun["stops"][number];
const run = { stops: [stop("W-1", "done"), stop("W-2"), stop("W-3")] } as DriversRun;
const said = (number: string, what: object, state = "waiting") =>
  ({ subject: `${number} pickup`, what: what as Said, state }) as SaidAct;

test("what was said and is not sent stands on top of what the server has, in order [DRIVE-03]", () => {
  const stops = showStops(run, [said("W-2", { act: "missed" }), said("W-2", { act: "done" })]);
  expect(stops.map(({ state, isSent }) => [state, isSent])).toEqual([
    ["done", true],
    ["done", false],
    ["open", true],
  ]);
  expect(nextOf(stops)?.number).toBe("W-3");
});

test("what was taken back or refused leaves the stop open [DRIVE-02]", () => {
  expect(
    showStops(run, [said("W-2", { act: "done" }), said("W-2", { act: "undo" })])[1]?.state,
  ).toBe("open");
  expect(showStops(run, [said("W-2", { act: "done" }, "refused")])[1]?.state).toBe("open");
});
