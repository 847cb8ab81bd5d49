import { useRouteTexts } from "../route-texts.ts";
import type { ShownStop } from "../shown-stops.ts";
import { numbered, wayPoints, type WayPoint } from "./way-points.ts";
import "./way.css";

const BOX = { width: 390, height: 116, edge: 22 };
const APART = 18;
const PEG = { width: 9, height: 22 };

const along = (points: readonly WayPoint[]): string =>
  points.map(({ x, y }) => `${x},${y}`).join(" ");

/** How the stops lie to one another, which needs no connection: what is behind, where to go now, what is ahead. */
export function WaySketch({ stops }: { stops: readonly ShownStop[] }) {
  const texts = useRouteTexts();
  const points = wayPoints(stops, BOX);
  const at = points.findIndex(({ is }) => is === "next");
  const next = points[at];
  if (!next) return null;
  return (
    <svg
      className="way"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={texts.sketch(next.turn, stops.length)}
    >
      <polyline className="way-ahead" points={along(points.slice(at))} />
      <polyline className="way-behind" points={along(points.slice(0, at + 1))} />
      {points.map(({ turn, x, y, is }) =>
        is === "next" ? (
          <g key={turn} className="way-peg">
            <rect
              x={x - PEG.width / 2}
              y={y - PEG.height / 2}
              width={PEG.width}
              height={PEG.height}
              rx="2.5"
            />
            <line x1={x} x2={x} y1={y - 1} y2={y + PEG.height / 2 - 1} />
          </g>
        ) : (
          <circle
            key={turn}
            className={`way-${is}`}
            cx={x}
            cy={y}
            r={is === "behind" ? 3.5 : 4.5}
          />
        ),
      )}
      {numbered(points, APART).map(({ turn, x, y, is }) => (
        <text key={turn} className={`way-${is}`} x={x + (is === "next" ? 9 : 0)} y={y - 9}>
          {turn}
        </text>
      ))}
    </svg>
  );
}
