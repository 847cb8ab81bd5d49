import type { PlannedRun, RunsBoard } from "@waslijn/contract/console/runs";
import { useQueryClient } from "@tanstack/react-query";
import { callConsole } from "../api/client.ts";
import { runsQuery } from "../api/runs-query.ts";
import { useAct } from "./use-act.ts";
import { planBack } from "./plan-stops.ts";
import { defineTexts } from "../i18n/define-texts.ts";

export const usePlanTexts = defineTexts({
  en: {
    kinds: { pickup: "pickup", delivery: "delivery" },
    moved: (count: number, driver: string) =>
      `${count} ${count === 1 ? "stop" : "stops"} to ${driver}.`,
    freed: (count: number) => `${count} ${count === 1 ? "stop" : "stops"} back with nobody.`,
  },
  nl: {
    kinds: { pickup: "ophalen", delivery: "bezorgen" },
    moved: (count: number, driver: string) =>
      `${count} ${count === 1 ? "stop" : "stops"} naar ${driver}.`,
    freed: (count: number) => `${count} ${count === 1 ? "stop" : "stops"} weer bij niemand.`,
  },
});

/** Submits planned runs with optimistic locking and offers undo. Resolves to whether it succeeded. */
export function usePlan(): {
  isRunning: boolean;
  plan: (board: RunsBoard, planned: PlannedRun[], done: string) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const { act, isRunning } = useAct({ refresh: [["runs"], ["today"]] });
  const send = async (runs: PlannedRun[]): Promise<RunsBoard> => {
    const board = await callConsole("planRuns", { body: { runs } });
    queries.setQueryData(runsQuery({ hub: board.hub.id, day: board.day }).queryKey, board);
    return board;
  };
  return {
    isRunning,
    plan: async (board, planned, done) => {
      if (planned.length === 0) return false;
      return act({
        done,
        run: () => send(planned),
        undo: (now) => send(planBack(board, planned, now)),
      });
    },
  };
}
