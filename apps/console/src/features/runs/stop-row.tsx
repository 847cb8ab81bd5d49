import type { RunsBoard, RunStop } from "@waslijn/contract/console/runs";
import { formatShortHours } from "@waslijn/contract/shared/formats/hours";
import { Link } from "@tanstack/react-router";
import { ChooseBox } from "../../ui/table/selection-box.tsx";
import type { Choosing } from "../../ui/table/use-selection.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { stopName, allStops, planLock, planMove, planStep } from "../../parts/plan-stops.ts";
import { usePlanTexts, usePlan } from "../../parts/use-plan.ts";
import { useRunsTexts } from "./runs-texts.ts";
import type { MenuLine } from "../../ui/overlay/menu-line.ts";
import { Menu } from "../../ui/overlay/menu.tsx";

type RunActs = {
  isRunning: boolean;
  /** Moves stops to a run, or with null to unassigned; at its end or before another stop. */
  move: (names: readonly string[], to: string | null, before?: string) => void;
  step: (name: string, by: 1 | -1) => void;
  lock: (names: readonly string[]) => void;
};

/** Acts on the stops of a board, each with undo. */
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

const STATES: Record<RunStop["state"], IconName> = {
  open: "st-placed",
  done: "st-done",
  missed: "st-miss",
};
const KINDS: Record<RunStop["kind"], IconName> = { pickup: "bag", delivery: "van" };

type Props = {
  stop: RunStop;
  board: RunsBoard;
  runId: string | null;
  acts: RunActs;
  choosing: Choosing;
  /** Index among all stops on the screen. */
  at: number;
  isCursor: boolean;
  /** Whether the role may open orders. */
  mayOpen: boolean;
  onDrag: (name: string) => void;
  onDrop: (runId: string | null, before?: string) => void;
};

/** One stop; it can be dragged, or sent to a run by pressing the run's number. */
export function StopRow(props: Props) {
  const { stop, board, runId, acts, choosing, at, isCursor, mayOpen, onDrag, onDrop } = props;
  const texts = useRunsTexts().stop;
  const { kinds } = usePlanTexts();
  const name = stopName(stop);
  const look = [
    "stop",
    `stop-${stop.state}`,
    isCursor && "is-cursor",
    choosing.has(name) && "is-chosen",
  ];
  return (
    <li
      className={look.filter(Boolean).join(" ")}
      data-row={at}
      draggable={stop.state !== "done"}
      onDragStart={() => onDrag(name)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDrop(runId, name);
      }}
      onClick={choosing.onRowClick(name)}
    >
      <ChooseBox name={name} label={`${stop.number} ${kinds[stop.kind]}`} choosing={choosing} />
      <span className="stop-when">
        <b>{formatShortHours(stop)}</b>
        {stop.arrival && (
          <span className={stop.isLate ? "stop-arrival is-late" : "stop-arrival"}>
            {stop.expected
              ? `${stop.expected.from}–${stop.expected.to}`
              : texts.arrival(stop.arrival)}
            {stop.isLate && `, ${texts.late}`}
          </span>
        )}
        <span className="stop-kind">
          <Icon name={KINDS[stop.kind]} size="s" />
          {kinds[stop.kind]}
        </span>
      </span>
      <span className="stop-who">
        {mayOpen ? (
          <Link to="/orders/$number" params={{ number: stop.number }}>
            {stop.street}
          </Link>
        ) : (
          <b>{stop.street}</b>
        )}
        <span>
          {stop.customer} · {stop.place}
        </span>
        {!stop.isReady && <span className="stop-not-ready">{texts.notReady}</span>}
      </span>
      <span className="stop-state">
        {stop.isLocked && (
          <>
            <Icon name="lock" size="s" />
            <span className="hide">{texts.locked}</span>
          </>
        )}
        <Icon name={STATES[stop.state]} size="s" />
        <span className="hide">{texts.states[stop.state]}</span>
      </span>
      <StopMenu stop={stop} board={board} runId={runId} acts={acts} mayOpen={mayOpen} />
    </li>
  );
}

type StopMenuProps = Pick<Props, "stop" | "board" | "runId" | "acts" | "mayOpen">;

/** Keyboard and screen reader alternative to dragging. */
function StopMenu({ stop, board, runId, acts, mayOpen }: StopMenuProps) {
  const texts = useRunsTexts().stop;
  const name = stopName(stop);
  const isOpen = stop.state !== "done";
  const moves: MenuLine[] = board.runs
    .filter(({ id }) => id !== runId)
    .map(({ id, driver }) => ({
      kind: "act",
      words: texts.to(driver.name),
      act: () => acts.move([name], id),
    }));
  const inRun: MenuLine[] = [
    { kind: "act", words: texts.toNobody, act: () => acts.move([name], null) },
    { kind: "rule" },
    { kind: "act", words: texts.up, act: () => acts.step(name, -1) },
    { kind: "act", words: texts.down, act: () => acts.step(name, 1) },
    {
      kind: "act",
      words: stop.isLocked ? texts.unlock : texts.lock,
      act: () => acts.lock([name]),
    },
  ];
  const link = (
    <Link to="/orders/$number" params={{ number: stop.number }}>
      {texts.open}
    </Link>
  );
  return (
    <Menu
      className="btn btn-quiet btn-sq btn-s"
      label={texts.menu(stop.number)}
      isSkipped
      align="end"
      lines={[
        ...(isOpen ? moves : []),
        ...(isOpen && runId !== null ? inRun : []),
        ...(mayOpen ? [{ kind: "rule" as const }, { kind: "link" as const, link }] : []),
      ]}
    >
      <Icon name="down" size="s" />
    </Menu>
  );
}
