type Props = { now: number[]; before: number[] };

const WIDTH = 250;
const BASE = 62;
const HEIGHT = 55;
const FIRST_HOUR = 6;
const HOURS = 24 - FIRST_HOUR;

/** Today thick, last week thin and dashed, on one axis; the figures beside it say the same in words. */
export function Spark({ now, before }: Props) {
  const most = Math.max(1, ...now, ...before);
  const x = (hour: number): number => ((hour + 1 - FIRST_HOUR) / HOURS) * WIDTH;
  const y = (sum: number): number => BASE - (sum / most) * HEIGHT;
  const points = (sums: number[]): string =>
    sums
      .map((sum, hour) =>
        hour < FIRST_HOUR - 1 ? "" : `${x(hour).toFixed(1)},${y(sum).toFixed(1)}`,
      )
      .filter(Boolean)
      .join(" ");
  const last = now.length - 1;
  return (
    <div className="spark" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${BASE}`} preserveAspectRatio="none" focusable="false">
        <path className="ch-grid" d={`M0 ${BASE}H${WIDTH}`} />
        <polyline className="ch-old" points={points(before)} />
        <polyline className="ch-now" points={points(now)} />
        {last >= FIRST_HOUR && (
          <path
            className="spark-now"
            d={`M${x(last).toFixed(1)} ${y(now[last] ?? 0).toFixed(1)}h0`}
          />
        )}
      </svg>
      <span>06</span>
      <span>24</span>
    </div>
  );
}
