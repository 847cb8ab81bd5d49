import { formatShortHours } from "@waslijn/contract/shared/formats/hours";
import type { Run, RunStop } from "@waslijn/contract/console/runs";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { DragEvent } from "react";
import { stopName } from "../../../parts/plan-stops.ts";
import { usePlanTexts } from "../../../parts/use-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useMapTexts } from "./map-texts.ts";
import { toneOf } from "./map-marks.tsx";
import { type ListProps, MoveForm, useKilometres } from "./move-form.tsx";

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Drops of rows that are dragged within the lists. */
const dropOn = (to: string | null, onMove: ListProps["onMove"]) => ({
  "data-run": to ?? "",
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const name = event.dataTransfer.getData("text/plain");
    if (name) onMove(name, to);
  },
});

/** The runs with their figures; an opened one lists its stops. */
export function RunList({
  openRuns,
  onToggle,
  ...props
}: ListProps & { openRuns: ReadonlySet<string>; onToggle: (id: string, isOpen: boolean) => void }) {
  const texts = useMapTexts();
  const { board, onMove } = props;
  const stops = board.runs.flatMap((run) => run.stops).length;
  return (
    <Panel
      title={texts.runs}
      aside={
        <span className="quiet">
          {texts.summary(board.runs.length, stops, board.unassigned.length)}
        </span>
      }
    >
      <p className="drun-sum drun-head" aria-hidden="true">
        <span className="drun-who">{texts.columns.driver}</span>
        <span className="drun-figures">
          <span>{texts.columns.stops}</span>
          <span>{texts.columns.length}</span>
          <span>{texts.columns.end}</span>
        </span>
      </p>
      <ul className="drun-list">
        {board.runs.map((run, index) => (
          <li key={run.id} {...dropOn(run.id, onMove)}>
            <details
              className="drun"
              open={openRuns.has(run.id)}
              onToggle={({ currentTarget }) => onToggle(run.id, currentTarget.open)}
            >
              <RunSummary run={run} index={index} />
              <RunStops run={run} {...props} />
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RunSummary({ run, index }: { run: Run; index: number }) {
  const texts = useMapTexts();
  const kilometres = useKilometres();
  const done = run.stops.filter(({ state }) => state !== "open").length;
  const late = run.stops.filter(({ isLate }) => isLate).length;
  const next = run.stops.find(({ state }) => state === "open");
  const where = (): string => {
    if (run.driverAt) return texts.lastSeen(fromTimestamp(run.driverAt.at).time);
    if (next?.arrival) return texts.nextStop(next.street, next.arrival);
    return run.stops.length > 0 ? texts.allDone : texts.noStops;
  };
  return (
    <summary className="drun-sum">
      <span className={`dmark ${toneOf(index)}`}>{index + 1}</span>
      <span className="drun-who">
        <b>{run.driver.name}</b>
        <span>{where()}</span>
      </span>
      <span className="drun-figures">
        <span>
          <span className="hide">{texts.of(done, run.stops.length)}</span>
          <span aria-hidden="true">
            <b>{done}</b>
            <span className="quiet">/{run.stops.length}</span>
          </span>
        </span>
        <span>
          <span className="hide">{texts.length(kilometres(run.kilometres))}</span>
          <span aria-hidden="true">{kilometres(run.kilometres)} km</span>
        </span>
        <span>
          {run.ends && <span className="hide">{texts.ends(run.ends)}</span>}
          <b aria-hidden="true">{run.ends ?? texts.noEnd}</b>
          {late > 0 && <span className="drun-late">{texts.lateCount(late)}</span>}
        </span>
      </span>
    </summary>
  );
}

function RunStops({ run, ...props }: ListProps & { run: Run }) {
  const texts = useMapTexts();
  const open = run.stops.filter(({ state }) => state === "open");
  const passed = run.stops.length - open.length;
  return (
    <>
      {passed > 0 && <p className="drun-passed">{texts.passed(passed)}</p>}
      <ol className="dstops">
        {open.map((stop) => (
          <StopLine
            key={stopName(stop)}
            stop={stop}
            turn={run.stops.indexOf(stop) + 1}
            runId={run.id}
            {...props}
          />
        ))}
      </ol>
    </>
  );
}

export function Unassigned(props: ListProps) {
  const texts = useMapTexts();
  const { board, onMove } = props;
  return (
    <div {...dropOn(null, onMove)}>
      <Panel
        title={`${texts.unassigned} ${board.unassigned.length}`}
        aside={board.unassigned.length > 0 && <span className="quiet">{texts.drag}</span>}
      >
        {board.unassigned.length === 0 && <p className="panel-in quiet">{texts.allAssigned}</p>}
        <ol className="dstops">
          {board.unassigned.map((stop) => (
            <StopLine key={stopName(stop)} stop={stop} runId={null} {...props} />
          ))}
        </ol>
      </Panel>
    </div>
  );
}

/** Whoever is visited after their window, in words. */
export function LateList({ board, onSelect }: Pick<ListProps, "board" | "onSelect">) {
  const texts = useMapTexts();
  const late = board.runs.flatMap(({ stops, driver }) =>
    stops.filter(({ isLate }) => isLate).map((stop) => ({ stop, driver })),
  );
  return (
    <Panel title={late.length > 0 ? `${texts.late} ${late.length}` : texts.late}>
      {late.length === 0 && <p className="panel-in quiet">{texts.noneLate}</p>}
      <ul className="dstops">
        {late.map(({ stop, driver }) => (
          <li key={stopName(stop)}>
            <Button look="bare" className="dstop" onClick={() => onSelect(stopName(stop))}>
              <Icon name="clock" size="s" />
              <Times stop={stop} />
              <span className="drun-who">
                <b>{stop.customer}</b>
                <span>
                  {stop.street} · {driver.name}
                </span>
              </span>
              <LateBy stop={stop} />
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Times = ({ stop: { arrival, from, to } }: { stop: RunStop }) => (
  <span className="dstop-when">
    <b>{arrival ?? from}</b>
    <span>{formatShortHours({ from, to })}</span>
  </span>
);

function LateBy({ stop: { arrival, to, isLate } }: { stop: RunStop }) {
  const texts = useMapTexts();
  if (!isLate || !arrival) return null;
  return <span className="drun-late">{texts.lateRow(minutesOf(arrival) - minutesOf(to))}</span>;
}

type StopLineProps = ListProps & { stop: RunStop; runId: string | null; turn?: number };

function StopLine({ stop, runId, turn, ...props }: StopLineProps) {
  const { kinds } = usePlanTexts();
  const { selected, onSelect } = props;
  const name = stopName(stop);
  const isSelected = name === selected;
  return (
    <li className={stop.isLate ? "is-late" : undefined}>
      <Button
        look="bare"
        className={isSelected ? "dstop is-lifted" : "dstop"}
        data-stop={name}
        aria-expanded={isSelected}
        draggable
        onDragStart={(event) => event.dataTransfer.setData("text/plain", name)}
        onClick={() => onSelect(isSelected ? undefined : name)}
      >
        <span className="dstop-turn">{turn ?? <span className="dkey-loose" />}</span>
        <Times stop={stop} />
        <span className="drun-who">
          <b>{stop.customer}</b>
          <span>
            {kinds[stop.kind]} · {stop.street}
          </span>
        </span>
        <LateBy stop={stop} />
      </Button>
      {isSelected && <MoveForm stop={stop} runId={runId} {...props} />}
    </li>
  );
}
