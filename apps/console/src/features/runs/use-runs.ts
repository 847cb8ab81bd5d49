import type { RunsBoard, RunStop } from "@waslijn/contract/console/runs";
import { allStops, planLock, planMove, planStep, stopName } from "../../parts/plan/plan-stops.ts";
import { usePlanTexts } from "../../parts/plan/plan-texts.ts";
import { usePlan } from "../../parts/plan/use-plan.ts";
import { useRunsTexts } from "./runs-texts.ts";

export type RunActs = {
  isRunning: boolean;
  /** To a run, or with null to nobody; at its end or before another stop. */
  move: (names: readonly string[], to: string | null, before?: string) => void;
  step: (name: string, by: 1 | -1) => void;
  lock: (names: readonly string[]) => void;
};

/** Everything that is done with the stops on a board, each with its undo. */
export function useRunActs(board: RunsBoard): RunActs {
  const texts = useRunsTexts();
  const words = usePlanTexts();
  const { plan, isRunning } = usePlan();
  return {
    isRunning,
    move: (names, to, before) => {
      const some = new Set(names);
      const count = stopsNamed(board, some).filter(({ state }) => state !== "done").length;
      const driver = board.runs.find(({ id }) => id === to)?.driver.name;
      const done = driver === undefined ? words.freed(count) : words.moved(count, driver);
      void plan(board, planMove(board, some, to, before), done);
    },
    step: (name, by) => void plan(board, planStep(board, name, by), texts.stepped),
    lock: (names) => {
      const some = new Set(names);
      const isLocking = stopsNamed(board, some).some(({ isLocked }) => !isLocked);
      void plan(board, planLock(board, some), isLocking ? texts.locked : texts.unlocked);
    },
  };
}

export const stopsNamed = (board: RunsBoard, names: ReadonlySet<string>): RunStop[] =>
  allStops(board).filter((stop) => names.has(stopName(stop)));
