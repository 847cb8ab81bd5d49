import type { Run, RunStop } from "@waslijn/contract/console/runs";
import { memo, useSyncExternalStore } from "react";
import { useMapTexts } from "./map-texts.ts";
import { postalCells } from "./postal-cells.ts";
import { type Frame, labelSide, type Point, tilesOf } from "./project.ts";

/** Number of run colours; they repeat, so each run also has its number. */
const TONES = 5;
export const toneOf = (index: number): string => `tone-${(index % TONES) + 1}`;

/** Mean width of a letter of a label, in units of the map. */
const LETTER = 7.5;

const MINUTE_MS = 60_000;
const OLD_POSITION_MS = 30 * MINUTE_MS;

export type Placed = Point & { stop: RunStop; name: string };

/** Memoised: hundreds of shapes that do not change with the stops. */
export const Ground = memo(function Ground({
  frame,
  tiles,
}: {
  frame: Frame;
  tiles: string | null;
}) {
  if (tiles) {
    return tilesOf(frame, tiles).map(({ href, x, y, size }) => (
      <image key={href} href={href} x={x} y={y} width={size} height={size} />
    ));
  }
  return postalCells(frame).map(({ digits, centre, path }) => (
    <g key={digits}>
      <path className="pc4" d={path} />
      <text className="pc4-digits" x={centre.x} y={centre.y}>
        {digits}
      </text>
    </g>
  ));
});

type WayProps = { run: Run; placed: Placed[]; tone: string; mark: number };

/** The way so far as a line, the way ahead as dots, and the run's number at its beginning. */
export function Way({ run, placed, tone, mark }: WayProps) {
  const at = placed.findLastIndex(({ stop }) => stop.state !== "open");
  const along = (some: Placed[]): string => some.map(({ x, y }) => `${x},${y}`).join(" ");
  const [first] = placed;
  return (
    <g className={tone} data-run={run.id}>
      <polyline className="d-hit" points={along(placed)} />
      <polyline className="d-way" points={along(placed.slice(0, at + 1))} />
      <polyline className="d-way is-ahead" points={along(placed.slice(Math.max(0, at)))} />
      {first && (
        <g className="d-badge">
          <rect x={first.x - 22} y={first.y - 24} width="16" height="16" rx="4" />
          <text x={first.x - 14} y={first.y - 12}>
            {mark}
          </text>
        </g>
      )}
    </g>
  );
}

type MarkerProps = {
  name: string;
  stop: RunStop;
  at: Point;
  isLoose?: boolean;
};

export function Marker({ name, stop, at: { x, y }, isLoose = false }: MarkerProps) {
  if (stop.state === "done") return <circle className="d-done" cx={x} cy={y} r="3.5" />;
  return (
    <g className="d-stop" data-marker={name}>
      <circle className="d-reach" cx={x} cy={y} r="14" />
      {isLoose ? (
        <rect className="d-loose" x={x - 6} y={y - 6} width="12" height="12" rx="2.5" />
      ) : stop.isLate ? (
        <>
          <circle className="d-late" cx={x} cy={y} r="8" />
          <path className="d-late-mark" d={`M${x} ${y - 4}v5M${x} ${y + 3.6}v0.2`} />
        </>
      ) : (
        <circle
          className={stop.state === "missed" ? "d-open is-missed" : "d-open"}
          cx={x}
          cy={y}
          r="5"
        />
      )}
    </g>
  );
}

type HubMarkProps = { name: string; at: Point; marks: readonly Point[] };

/** Labelled where it hides no stop and is not cut at the edge, if there is such a side. */
export function HubMark({ name, at, marks }: HubMarkProps) {
  const { hub } = useMapTexts();
  const { x, y } = at;
  const isLeft = labelSide(at, 14 + LETTER * hub.name(name).length, marks) === "left";
  const labelX = isLeft ? x - 14 : x + 14;
  return (
    <g className="dmap-label d-hub">
      <rect x={x - 8} y={y - 8} width="16" height="16" rx="3" />
      <text x={labelX} y={y - 2} textAnchor={isLeft ? "end" : "start"}>
        {hub.name(name)}
        <tspan className="is-second" x={labelX} dy="16">
          {hub.where}
        </tspan>
      </text>
    </g>
  );
}

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS);
function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

type DriverMarkProps = { run: Run; at: Point; tone: string };

export function DriverMark({ run: { driver, driverAt }, at: { x, y }, tone }: DriverMarkProps) {
  const now = useSyncExternalStore(eachMinute, currentMinute) * MINUTE_MS;
  const isOld = now - Date.parse(driverAt?.at ?? "") > OLD_POSITION_MS;
  const initials = driver.name
    .split(/\s+/)
    .map(([first]) => first)
    .join("")
    .slice(0, 2);
  return (
    <g className={`${tone} d-driver ${isOld ? "is-old" : ""}`}>
      <circle cx={x} cy={y} r="13.5" />
      <text x={x} y={y + 4}>
        {initials}
      </text>
    </g>
  );
}
