import type { RunsBoard } from "@waslijn/contract/console/runs";
import { useEffect, useRef, useState } from "react";
import { allStops, stopName } from "../../../parts/plan-stops.ts";
import { useShortcuts } from "../../../ui/shortcuts.ts";
import { Empty } from "../../../ui/states.tsx";
import { useRunsTexts } from "../runs-texts.ts";
import { useRunActs } from "../stop-row.tsx";
import { bestPlace } from "./best-place.ts";
import { useMapTexts } from "./map-texts.ts";
import { LateList, RunList, Unassigned } from "./run-list.tsx";
import { RunMap } from "./run-map.tsx";
import "./map.css";
import "./map-lists.css";

/** The day on a map, with lists that say and do the same by keyboard (DESK-14). */
export default function DispatchMap({ board }: { board: RunsBoard }) {
  const texts = useMapTexts();
  const { stop: stopTexts, noStops, noStopsHint } = useRunsTexts();
  const lists = useRef<HTMLDivElement>(null);
  const acts = useRunActs(board);
  const [selected, setSelected] = useState<string>();
  const [openRuns, setOpenRuns] = useState<ReadonlySet<string>>(new Set());
  const movable = allStops(board).filter(({ state }) => state === "open");
  const chosen = movable.find((stop) => stopName(stop) === selected);
  const toggle = (id: string, isOpen: boolean): void =>
    setOpenRuns((before) => {
      if (before.has(id) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  const select = (name: string | undefined): void => {
    setSelected(name);
    const run = board.runs.find(({ stops }) => stops.some((stop) => stopName(stop) === name));
    if (run) toggle(run.id, true);
  };
  // The stop may be in a run that has just been opened.
  useEffect(() => {
    if (selected === undefined) return;
    const row = lists.current?.querySelector<HTMLElement>(`[data-stop="${selected}"]`);
    // With the form that follows it.
    row?.parentElement?.scrollIntoView({ block: "nearest" });
    row?.focus({ preventScroll: true });
  }, [selected]);
  const moved = useRef<string>(undefined);
  // A moved stop has another row, so it takes the focus of the row that is gone.
  useEffect(() => {
    if (moved.current === undefined) return;
    const row = lists.current?.querySelector<HTMLElement>(`[data-stop="${moved.current}"]`);
    if (document.activeElement === document.body) row?.focus();
    moved.current = undefined;
  }, [board]);
  const move = (name: string, to: string | null): void => {
    const stop = movable.find((one) => stopName(one) === name);
    // While the last move is sent, the next one would be dropped: the stop stays selected.
    if (!stop || acts.isRunning) return;
    const run = board.runs.find(({ id }) => id === to);
    acts.move([name], to, run && bestPlace(run, stop).before);
    moved.current = name;
    if (to !== null) toggle(to, true);
    setSelected(undefined);
  };
  const step = (by: 1 | -1): void => {
    const at = movable.findIndex((stop) => stopName(stop) === selected);
    const next = movable[Math.max(0, Math.min(at + by, movable.length - 1))];
    if (next) select(stopName(next));
  };
  const nextLate = (): void => {
    const at = movable.findIndex((stop) => stopName(stop) === selected);
    const late = [...movable.slice(at + 1), ...movable.slice(0, at + 1)].find(
      ({ isLate }) => isLate,
    );
    if (late) select(stopName(late));
  };
  useShortcuts([
    { keys: "ArrowUp", label: texts.keys.up, act: () => step(-1), repeats: true },
    { keys: "ArrowDown", label: texts.keys.down, act: () => step(1), repeats: true },
    { keys: "L", label: texts.keys.late, act: nextLate },
    { keys: "Escape", label: texts.keys.letGo, act: () => setSelected(undefined) },
    ...board.runs.slice(0, 9).map(({ id, driver }, at) => ({
      keys: String(at + 1),
      label: stopTexts.to(driver.name),
      act: () => selected !== undefined && move(selected, id),
    })),
    {
      keys: "0",
      label: stopTexts.toNobody,
      act: () => selected !== undefined && move(selected, null),
    },
  ]);
  if (board.runs.length === 0 && board.unassigned.length === 0) {
    return <Empty title={noStops}>{noStopsHint}</Empty>;
  }
  const props = {
    board,
    selected,
    isRunning: acts.isRunning,
    onSelect: select,
    onMove: move,
  };
  return (
    <>
      <div className="dispatch">
        <RunMap board={board} selected={selected} onSelect={select} onMove={move} />
        <div className="col" ref={lists}>
          <RunList {...props} openRuns={openRuns} onToggle={toggle} />
          <LateList board={board} onSelect={select} />
          <Unassigned {...props} />
        </div>
      </div>
      <p className="hide" role="status">
        {chosen && texts.selected(chosen.number, chosen.customer, chosen.arrival ?? chosen.from)}
      </p>
      <p className="keys runs-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.move}
        </span>
        <span>
          <kbd>1</kbd>–<kbd>9</kbd> {texts.keys.run}
        </span>
        <span>
          <kbd>L</kbd> {texts.keys.late}
        </span>
        <span>
          <kbd>Esc</kbd> {texts.keys.letGo}
        </span>
      </p>
    </>
  );
}
