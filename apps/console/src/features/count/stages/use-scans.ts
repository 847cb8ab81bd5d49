import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { StagedOrder } from "@waslijn/contract/console/stage";
import type { StageMoved } from "@waslijn/contract/console/stages";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callLater } from "../../../api/later.ts";

const EVERY_MS = 30_000;
/** Outcomes in sight. */
const MOST_SCANS = 4;

export const boardQuery = (hub: string | undefined) =>
  queryOptions({
    queryKey: ["stages", hub],
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callLater("listStages", { query: hub ? { hub } : {}, signal }),
  });

export type Target = { to: string; rack: string };

export type Scan = Target & {
  id: string;
  number: string;
  outcome: StageMoved["outcome"] | "sending" | "failed" | "undone";
  order?: StagedOrder;
  failure?: unknown;
  /** Makes the same call again under the same key: the one that failed may have arrived. */
  retry?: () => void;
};

/** What was scanned last, newest first, with the outcome of each. */
export function useScans() {
  const queries = useQueryClient();
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const note = (scan: Scan): void =>
    setScans((all) =>
      [scan, ...all.filter(({ number }) => number !== scan.number)].slice(0, MOST_SCANS),
    );
  const run = async (scan: Scan, act: () => Promise<Pick<Scan, "outcome" | "order">>) => {
    note({ ...scan, outcome: "sending" });
    try {
      note({ ...scan, ...(await act()) });
    } catch (failure) {
      note({ ...scan, outcome: "failed", failure, retry: () => void run(scan, act) });
    }
    void queries.invalidateQueries({ queryKey: ["stages"] });
  };
  /** `after`: the last move that the user saw, to move on although it was seconds ago. */
  const move = (number: string, { to, rack }: Target, after?: string): void => {
    const scan: Scan = { id: crypto.randomUUID(), number, to, rack, outcome: "sending" };
    const body = { to, rack, ...(after !== undefined && { after }) };
    void run(scan, () => callLater("moveStage", { params: { number }, body, key: scan.id }));
  };
  const undo = (scan: Scan, moved: string): void =>
    void run(scan, async () => ({
      outcome: "undone",
      order: await callLater("undoStage", {
        params: { number: scan.number },
        body: { move: moved },
      }),
    }));
  return { scans, move, undo };
}

/** The state of an order that could not be moved; undefined for other failures. */
export function refusedState(failure: unknown) {
  if (!(failure instanceof ApiFailure) || !failure.is("not_possible_now")) return undefined;
  return failure.problem?.extra.order?.state;
}
