import type { OwnRun } from "@waslijn/contract/console/runs";
import { isOf, type SaidAct } from "./said.ts";

export type DriversRun = NonNullable<OwnRun>;
export type RunStop = DriversRun["stops"][number];
export type ShownStop = RunStop & {
  /** Its turn in the day, from one on. */
  turn: number;
  /** What the state comes from: the server, or what is kept on the phone and not sent yet. */
  isSent: boolean;
};

/** The day as the driver knows it: what the server has, and on top of it what they said since (DRIVE-03). */
export const showStops = (run: DriversRun, acts: readonly SaidAct[]): ShownStop[] =>
  run.stops.map((stop, index) => {
    const waiting = acts.filter((act) => act.state === "waiting" && isOf(stop, act));
    return {
      ...stop,
      state: waiting.reduce(stateAfter, stop.state),
      turn: index + 1,
      isSent: !waiting.some(({ what }) => what.act !== "note"),
    };
  });

function stateAfter(state: RunStop["state"], { what }: SaidAct): RunStop["state"] {
  if (what.act === "undo") return "open";
  return what.act === "note" ? state : what.act;
}

/** Where to go now: the first in order that nobody was at. */
export const nextOf = <Stop extends Pick<RunStop, "state">>(
  stops: readonly Stop[],
): Stop | undefined => stops.find(({ state }) => state === "open");
