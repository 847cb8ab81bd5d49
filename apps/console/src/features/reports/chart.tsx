import { useState } from "react";
import { linesOf, xOf, yOf } from "./chart-shape.ts";

export type ChartRow = { label: string; now: number | null; before: number | null };

type Props = {
  /** Accessible name of the chart. */
  label: string;
  rows: readonly ChartRow[];
  look: "lines" | "bars";
  /** Upper end of the axis. */
  end: number;
  formatTick: (value: number) => string;
  /** Accessible name of the slider that selects a row, and the text it announces. */
  pointer: string;
  say: (row: ChartRow) => string;
};

/**
 * This period filled, the previous one dashed or hollow, on one axis. Labels are HTML, because the SVG is stretched to
 * any width. Mouse, touch and arrow keys select a row.
 */
export function Chart({ label, rows, look, end, formatTick, pointer, say }: Props) {
  const [chosen, choose] = useState<number>();
  const at = Math.min(chosen ?? rows.length - 1, rows.length - 1);
  const row = rows[at];
  const pointAt = (event: React.PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * rows.length);
    choose(Math.min(Math.max(index, 0), rows.length - 1));
  };
  return (
    <figure className="chart">
      <div className="chart-y" aria-hidden="true">
        {[end, end / 2, 0].map((tick) => (
          <span key={tick}>{formatTick(tick)}</span>
        ))}
      </div>
      <div className="chart-field" onPointerMove={pointAt}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          <path className="ch-grid" d="M0 0H100M0 50H100M0 100H100" />
          {look === "lines" ? (
            <Lines rows={rows} end={end} at={at} />
          ) : (
            <Bars rows={rows} end={end} at={at} />
          )}
        </svg>
        <input
          type="range"
          min={0}
          max={rows.length - 1}
          value={at}
          aria-label={pointer}
          aria-valuetext={row ? say(row) : ""}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
      <div className={`chart-x is-${look}`} aria-hidden="true">
        {labelled(rows, look).map((one) => (
          <span key={one.label}>{one.label}</span>
        ))}
      </div>
      <figcaption className="quiet small">{row && say(row)}</figcaption>
    </figure>
  );
}

/** `at` is the selected row. */
type Drawn = { rows: readonly ChartRow[]; end: number; at: number };

function Lines({ rows, end, at }: Drawn) {
  const x = xOf(at, rows.length);
  const pointed = rows[at]?.now ?? null;
  const before = linesOf(
    rows.map((row) => row.before),
    end,
  );
  const now = linesOf(
    rows.map((row) => row.now),
    end,
  );
  return (
    <>
      {now.map((points) => (
        <polygon key={points} className="ch-area" points={downToTheAxis(points)} />
      ))}
      {before.map((points) => (
        <polyline key={points} className="ch-old" points={points} />
      ))}
      {now.map((points) => (
        <polyline key={points} className="ch-now" points={points} />
      ))}
      <path className="ch-cursor" d={`M${x} 0V100`} />
      {pointed !== null && <path className="ch-point" d={`M${x} ${yOf(pointed, end)}h0`} />}
    </>
  );
}

function downToTheAxis(points: string): string {
  const all = points.split(" ");
  const x = (point: string | undefined): string => point?.split(",")[0] ?? "0";
  return `${x(all[0])},100 ${points} ${x(all.at(-1))},100`;
}

/** Two bars per row: this period, and the previous one hollow. */
function Bars({ rows, end, at }: Drawn) {
  const place = 100 / rows.length;
  const bar = (className: string, value: number | null, x: number) => {
    const y = yOf(value ?? 0, end);
    return <rect className={className} x={x} y={y} width={place * 0.3} height={100 - y} />;
  };
  return rows.map(({ label, now, before }, index) => (
    <g key={label}>
      {index === at && <rect className="ch-band" x={place * at} width={place} height="100" />}
      {bar("ch-bar-old", before, place * (index + 0.18))}
      {bar("ch-bar", now, place * (index + 0.52))}
    </g>
  ));
}

/** Labels of a line: first, middle and last; every bar is labelled. */
function labelled(rows: readonly ChartRow[], look: Props["look"]): readonly ChartRow[] {
  if (look === "bars" || rows.length < 3) return rows;
  const chosen = [0, Math.floor((rows.length - 1) / 2), rows.length - 1];
  return chosen.flatMap((index) => rows[index] ?? []);
}
