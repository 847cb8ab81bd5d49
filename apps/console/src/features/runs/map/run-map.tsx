import type { RunsBoard, RunStop } from "@waslijn/contract/console/runs";
import type { Position } from "@waslijn/contract/shared/postal-area";
import { type PointerEvent, useMemo, useRef, useState } from "react";
import { stopName } from "../../../parts/plan-stops.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DriverMark, Ground, HubMark, Marker, type Placed, toneOf, Way } from "./map-marks.tsx";
import { useMapTexts } from "./map-texts.ts";
import { type Frame, frameOf, nearestTo, onFrame, type Point, SIZE } from "./project.ts";

/** A pointer that moved less has pressed, not dragged. */
const DRAG_UNITS = 6;
/** Half a touch target of 44 px: a marker is drawn smaller, and reached from around it. */
const REACH_PX = 22;
const DEEPEST_ZOOM = 4;

type Props = {
  board: RunsBoard;
  selected: string | undefined;
  onSelect: (name: string) => void;
  /** `to` is null for unassigned. */
  onMove: (name: string, to: string | null) => void;
};

/** Stops, runs, hub and drivers as a picture; everything in it is also in the lists (DESK-14). */
export function RunMap({ board, selected, onSelect, onMove }: Props) {
  const texts = useMapTexts();
  const [zoom, setZoom] = useState(1);
  const frame = useFrame(board);
  const all = [...board.unassigned, ...board.runs.flatMap(({ stops }) => stops)];
  const unplaced = all.filter(({ position }) => !position).length;
  return (
    <section className="panel dmap" aria-label={texts.map}>
      <MapKey board={board} />
      {frame ? (
        <div className="dmap-frame">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls */}
          <div className="dmap-box" tabIndex={0} role="group" aria-label={texts.map}>
            <Drawing {...{ board, frame, zoom, selected, onSelect, onMove }} />
          </div>
          <span className="dmap-zoom">
            <Button
              look="line"
              isSquare
              aria-label={texts.zoomIn}
              disabled={zoom === DEEPEST_ZOOM}
              onClick={() => setZoom(zoom + 1)}
            >
              <Icon name="plus" size="s" />
            </Button>
            <Button
              look="line"
              isSquare
              aria-label={texts.zoomOut}
              disabled={zoom === 1}
              onClick={() => setZoom(zoom - 1)}
            >
              <Icon name="minus" size="s" />
            </Button>
          </span>
        </div>
      ) : (
        <p className="panel-in quiet">{texts.nowhere}</p>
      )}
      <p className="panel-foot dmap-foot">
        <Icon name="info" size="s" />
        <span>
          {board.tiles ? texts.tiles(new URL(board.tiles).host) : texts.cells}{" "}
          {frame && unplaced > 0 && texts.unplaced(unplaced)}{" "}
          {board.runs.some(({ driverAt }) => driverAt) && texts.positions}
        </span>
      </p>
    </section>
  );
}

/** Follows the stops of the day, not the drivers: the map does not jump while they drive. */
function useFrame({ hub, runs, unassigned }: RunsBoard): Frame | undefined {
  const stops = [...unassigned, ...runs.flatMap((run) => run.stops)];
  const placed = stops.flatMap(({ position }) => position ?? []);
  const key = JSON.stringify(
    placed.length > 0 && hub.position ? [...placed, hub.position] : placed,
  );
  return useMemo(() => frameOf(JSON.parse(key) as Position[]), [key]);
}

function MapKey({ board }: { board: RunsBoard }) {
  const { key } = useMapTexts();
  return (
    <ul className="dkey">
      {board.runs.map(({ id, driver }, index) => (
        <li key={id}>
          <span className={`dmark ${toneOf(index)}`}>{index + 1}</span> {driver.name}
        </li>
      ))}
      <li>
        <span className="dkey-done" aria-hidden="true" /> {key.done}
      </li>
      <li>
        <span className="dkey-open" aria-hidden="true" /> {key.open}
      </li>
      <li>
        <span className="dkey-loose" aria-hidden="true" /> {key.unassigned}
      </li>
      <li>
        <span className="dkey-late" aria-hidden="true">
          !
        </span>{" "}
        {key.late}
      </li>
    </ul>
  );
}

type Dragged = Point & { name: string; from: Point; isMoving: boolean };

function Drawing({
  board,
  frame,
  zoom,
  selected,
  onSelect,
  onMove,
}: Props & { frame: Frame; zoom: number }) {
  const texts = useMapTexts();
  const drawing = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<Dragged>();
  const place = (stop: RunStop): Placed[] =>
    stop.position ? [{ ...onFrame(frame, stop.position), stop, name: stopName(stop) }] : [];
  const loose = board.unassigned.flatMap(place);
  const runs = board.runs.map((run) => ({ run, placed: run.stops.flatMap(place) }));
  const chosen = [...loose, ...runs.flatMap(({ placed }) => placed)].find(
    ({ name }) => name === selected,
  );
  const unitsOf = (event: PointerEvent): Point => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      drawing.current?.getScreenCTM()?.inverse(),
    );
    return { x, y };
  };
  const start = (event: PointerEvent): void => {
    const from = unitsOf(event);
    const unitsPerPixel = 1 / (drawing.current?.getScreenCTM()?.a ?? 1);
    const open = [...loose, ...runs.flatMap(({ placed }) => placed)].filter(
      ({ stop }) => stop.state !== "done",
    );
    const at = nearestTo(from, open, REACH_PX * unitsPerPixel);
    if (!at) return;
    drawing.current?.setPointerCapture(event.pointerId);
    setDragged({ ...from, name: at.name, from, isMoving: false });
  };
  const drag = (event: PointerEvent): void => {
    if (!dragged) return;
    const at = unitsOf(event);
    const isMoving =
      dragged.isMoving || Math.hypot(at.x - dragged.from.x, at.y - dragged.from.y) > DRAG_UNITS;
    setDragged({ ...dragged, ...at, isMoving });
  };
  const drop = (event: PointerEvent): void => {
    if (!dragged) return;
    setDragged(undefined);
    if (!dragged.isMoving) return onSelect(dragged.name);
    const target = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement | SVGElement>("[data-run]");
    if (target) onMove(dragged.name, target.dataset.run || null);
  };
  const marker = ({ name, stop, ...at }: Placed) => ({ name, stop, at });
  return (
    <svg
      ref={drawing}
      className={`dmap-svg zoom-${zoom}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={texts.picture(board.runs.length, board.runs.flatMap(({ stops }) => stops).length)}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setDragged(undefined)}
    >
      <Ground frame={frame} tiles={board.tiles} />
      {runs.map(({ run, placed }, index) => (
        <Way key={run.id} run={run} placed={placed} tone={toneOf(index)} mark={index + 1} />
      ))}
      {board.hub.position && (
        <HubMark
          name={board.hub.name}
          at={onFrame(frame, board.hub.position)}
          marks={[...loose, ...runs.flatMap(({ placed }) => placed)]}
        />
      )}
      {runs.map(({ run, placed }, index) => (
        <g key={run.id} className={toneOf(index)} data-run={run.id}>
          {placed.map((one) => (
            <Marker key={one.name} {...marker(one)} />
          ))}
        </g>
      ))}
      <g data-run="">
        {loose.map((one) => (
          <Marker key={one.name} {...marker(one)} isLoose />
        ))}
      </g>
      {board.runs.map((run, index) =>
        run.driverAt ? (
          <DriverMark
            key={run.id}
            run={run}
            at={onFrame(frame, run.driverAt)}
            tone={toneOf(index)}
          />
        ) : null,
      )}
      {chosen && (
        <g className="dmap-label">
          <circle className="d-ring" cx={chosen.x} cy={chosen.y} r="11" />
          <text x={chosen.x + 16} y={chosen.y - 2}>
            {chosen.stop.customer}
          </text>
          <text className="is-second" x={chosen.x + 16} y={chosen.y + 13}>
            {chosen.stop.street}
          </text>
        </g>
      )}
      {dragged?.isMoving && <circle className="d-drag" cx={dragged.x} cy={dragged.y} r="9" />}
    </svg>
  );
}
