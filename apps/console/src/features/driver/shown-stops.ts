import type { OwnRun } from "@waslijn/contract/console/runs";
import { isOf, type SaidAct } from "./said.ts";

export type DriversRun = NonNullable<OwnRun>;
export type RunStop = DriversRun["stops"][number];
export type ShownStop = RunStop & {
  /** Position in the day, from 1. */
  turn: number;
  /** False when the state comes from an unsent act on the phone. */
  isSent: boolean;
};

/** The server's stops overlaid with the driver's unsent reports (DRIVE-03). */
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

/** The first open stop in order. */
export const nextOf = <Stop extends Pick<RunStop, "state">>(
  stops: readonly Stop[],
): Stop | undefined => stops.find(({ state }) => state === "open");
