import type { RunsBoard } from "@waslijn/contract/console/runs/runs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { Ask } from "../../parts/dialog/ask.tsx";
import { useShortcuts } from "../../parts/keys/use-shortcuts.ts";
import { stopName } from "../../parts/plan/plan-stops.ts";
import { usePlan } from "../../parts/plan/use-plan.ts";
import { Failed, Loading } from "../../parts/states/states.tsx";
import { useRunsTexts } from "./runs-texts.ts";

/** Asks how the stops could be spread, and plans it so at a press. */
export function Proposal({ board }: { board: RunsBoard }) {
  const texts = useRunsTexts();
  const [isAsked, setIsAsked] = useState(false);
  const open = (): void => setIsAsked(true);
  useShortcuts(board.runs.length > 0 ? [{ keys: "P", label: texts.keys.propose, act: open }] : []);
  if (board.runs.length === 0) return null;
  return (
    <>
      <button className="btn btn-main" type="button" onClick={open}>
        {texts.propose} <kbd>P</kbd>
      </button>
      {isAsked && <ProposalDialog board={board} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function ProposalDialog({ board, onClose }: { board: RunsBoard; onClose: () => void }) {
  const texts = useRunsTexts().proposal;
  const { loading, stepped } = useRunsTexts();
  const query = { hub: board.hub.id, day: board.day };
  const { data, error, refetch } = useQuery({
    queryKey: ["runs", "proposal", query],
    gcTime: 0,
    queryFn: ({ signal }) => callConsole("proposeRuns", { query, signal }),
  });
  const { plan, isRunning } = usePlan();
  const rows = board.runs.map(({ id, driver, stops }) => {
    const after = data?.runs.find((run) => run.id === id)?.stops ?? stops;
    const isSame = after.map(stopName).join() === stops.map(stopName).join();
    return { id, name: driver.name, before: stops.length, after: after.length, isSame };
  });
  const spread = rows.reduce((sum, { before, after }) => sum + after - before, 0);
  const isNothing = rows.every(({ isSame }) => isSame);
  const submit = async (): Promise<void> => {
    const done = spread > 0 ? texts.done(spread) : stepped;
    if (data && (await plan(board, data.runs, done))) onClose();
  };
  return (
    <Ask
      title={texts.title}
      submit={texts.submit}
      leave={texts.leave}
      isRunning={isRunning || isNothing}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="quiet">{texts.hint}</p>
      {!data && !error && <Loading label={loading} rows={3} />}
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {data && isNothing && <p role="status">{texts.nothing}</p>}
      {data && !isNothing && (
        <div role="status">
          <ul>
            {rows.map(({ id, name, before, after, isSame }) => (
              <li key={id}>
                {before === after && !isSame
                  ? texts.reordered(name)
                  : texts.row(name, before, after)}
              </li>
            ))}
          </ul>
          {data.late.length > 0 && <p>{texts.late(data.late.map(({ number }) => number))}</p>}
        </div>
      )}
    </Ask>
  );
}
