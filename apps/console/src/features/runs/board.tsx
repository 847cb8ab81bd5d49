import type { Run, RunsBoard, RunStop } from "@waslijn/contract/console/runs";
import { useRef, useState, type ReactNode } from "react";
import { useChooseTexts, useChosen } from "../../ui/table/use-selection.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { ManyBar } from "../../parts/many/many-bar.tsx";
import { Panel } from "../../ui/panel.tsx";
import { allStops, stopName } from "../../parts/plan-stops.ts";
import { Empty } from "../../ui/states.tsx";
import { useRowCursor } from "../../ui/table/use-row-cursor.ts";
import { useRunsTexts } from "./runs-texts.ts";
import { StopRow, stopsNamed, useRunActs } from "./stop-row.tsx";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../../parts/use-act.ts";
import { Icon } from "../../ui/icon.tsx";
import { Button } from "../../ui/button.tsx";

type BoardProps = {
  board: RunsBoard;
  /** For role `hub`: it cannot open orders, move them to other windows or write to customers. */
  isOwnHub: boolean;
};

/** A column of unassigned stops and one per driver; everything works by drag and by keyboard (DESK-09). */
export function Board({ board, isOwnHub }: BoardProps) {
  const texts = useRunsTexts();
  const { further } = useChooseTexts();
  const body = useRef<HTMLDivElement>(null);
  const acts = useRunActs(board);
  const stops = allStops(board);
  const names = stops.map(stopName);
  const [current, setCurrent] = useState<string>();
  const choosing = useChosen(names, current);
  const cursor = useRowCursor(stops.length, body, {
    up: texts.keys.up,
    down: texts.keys.down,
    reveal: (row) => {
      setCurrent(names[row]);
      body.current?.querySelector(`[data-row="${row}"]`)?.scrollIntoView({ block: "nearest" });
    },
    extend: { label: further, act: (from, to) => choosing.draw(names[from], names[to]) },
  });
  const meant = choosing.chosen.length > 0 ? choosing.chosen : current ? [current] : [];
  const move = (to: string | null, before?: string, some: readonly string[] = meant): void => {
    if (some.length === 0) return;
    acts.move(some, to, before);
    choosing.clear();
  };
  useShortcuts([
    ...board.runs.slice(0, 9).map(({ id, driver }, at) => ({
      keys: String(at + 1),
      label: texts.stop.to(driver.name),
      act: () => move(id),
    })),
    { keys: "0", label: texts.stop.toNobody, act: () => move(null) },
    { keys: "L", label: texts.stop.lock, act: () => acts.lock(meant) },
    { keys: "Alt ArrowUp", label: texts.stop.up, act: () => current && acts.step(current, -1) },
    { keys: "Alt ArrowDown", label: texts.stop.down, act: () => current && acts.step(current, 1) },
  ]);
  const dragged = useRef<string>(undefined);
  const drop = (to: string | null, before?: string): void => {
    const name = dragged.current;
    dragged.current = undefined;
    if (name === undefined || name === before) return;
    move(to, before, choosing.has(name) ? choosing.chosen : [name]);
  };
  const column = (run: Run | null, some: RunStop[], title: ReactNode, aside: ReactNode) => (
    <div
      key={run?.id ?? "nobody"}
      className="run"
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => drop(run?.id ?? null)}
    >
      <Panel title={title} aside={aside}>
        {some.length === 0 && (
          <p className="panel-in quiet">{run ? texts.emptyRun : texts.allAssigned}</p>
        )}
        <ol className="stops">
          {some.map((stop) => {
            const at = stops.indexOf(stop);
            return (
              <StopRow
                key={stopName(stop)}
                stop={stop}
                board={board}
                runId={run?.id ?? null}
                acts={acts}
                choosing={choosing}
                at={at}
                isCursor={at === cursor}
                mayOpen={!isOwnHub}
                onDrag={(name) => (dragged.current = name)}
                onDrop={drop}
              />
            );
          })}
        </ol>
      </Panel>
    </div>
  );
  const chosen = stopsNamed(board, new Set(choosing.chosen));
  if (stops.length === 0 && board.runs.length === 0) {
    return <Empty title={texts.noStops}>{texts.noStopsHint}</Empty>;
  }
  return (
    <>
      <div className="runs" ref={body}>
        {column(
          null,
          board.unassigned,
          <>
            <kbd>0</kbd> {texts.unassigned}
          </>,
          <span className="quiet">{texts.stops(board.unassigned.length)}</span>,
        )}
        {board.runs.map((run, at) =>
          column(
            run,
            run.stops,
            <>
              {at < 9 && <kbd>{at + 1}</kbd>} {run.driver.name}
            </>,
            run.stops.length === 0 ? (
              <RemoveRun run={run} />
            ) : (
              <span className="quiet">{texts.done(doneOf(run), run.stops.length)}</span>
            ),
          ),
        )}
        {board.runs.length === 0 && <Empty title={texts.noRuns}>{texts.noRunsHint}</Empty>}
      </div>
      {chosen.length > 0 && !isOwnHub && (
        <ManyBar
          orders={ordersOf(chosen)}
          stops={new Set(choosing.chosen)}
          suggested={{ hub: board.hub.id, day: board.day, kind: chosen[0]?.kind ?? "pickup" }}
          onClear={choosing.clear}
        />
      )}
    </>
  );
}

const doneOf = ({ stops }: Run): number => stops.filter(({ state }) => state === "done").length;

/** Deduplicates: both stops of an order may be selected. */
const ordersOf = (stops: RunStop[]): { number: string; version: number }[] => [
  ...new Map(stops.map(({ number, version }) => [number, { number, version }])).values(),
];

function RemoveRun({ run }: { run: Run }) {
  const texts = useRunsTexts();
  const { act, isRunning } = useAct({ refresh: [["runs"], ["today"]] });
  const { id, version, driver } = run;
  return (
    <Button
      look="quiet"
      size="s"
      isSquare
      disabled={isRunning}
      aria-label={texts.remove(driver.name)}
      onClick={() =>
        void act({
          done: texts.removed(driver.name),
          run: () => callConsole("removeRun", { params: { id }, body: { version } }),
        })
      }
    >
      <Icon name="close" size="s" />
    </Button>
  );
}
