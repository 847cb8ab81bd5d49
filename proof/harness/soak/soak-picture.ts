/** Values measured over some seconds of the soak. */
export type Sample = {
  minute: number;
  /** Sum of all nodes. */
  megabytes: number;
  customersP99: number;
  staffP99: number;
  /** Dead rows per hundred live ones: autovacuum of growing tables is triggered by a share of their rows. */
  deadPercent: number;
};
export type Measure = Exclude<keyof Sample, "minute">;

const [WIDTH, HEIGHT, LEFT, RIGHT, GAP] = [820, 120, 70, 20, 34];
const LABELS: Record<Measure, string> = {
  megabytes: "memory of three nodes, MB",
  customersP99: "p99 of what customers asked, ms",
  staffP99: "p99 of what drivers and desks asked, ms",
  deadPercent: "dead rows for each hundred living",
};
const INK = "#15243b";

/** Each measure over time, one below the other. */
export function drawSoak(samples: readonly Sample[]): string {
  const measures = Object.keys(LABELS) as Measure[];
  const height = measures.length * (HEIGHT + GAP) + GAP;
  const curves = measures.map((measure, at) =>
    curve(samples, measure, GAP + at * (HEIGHT + GAP) - 6),
  );
  const minutes = samples.at(-1)?.minute ?? 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">
<rect width="${WIDTH}" height="${height}" fill="#fbf8f3"/>
${curves.join("\n")}
<text x="${WIDTH - RIGHT}" y="${height - 10}" text-anchor="end">${minutes.toFixed(0)} minutes</text>
</svg>
`;
}

function curve(samples: readonly Sample[], measure: Measure, top: number): string {
  const bottom = top + HEIGHT;
  const end = samples.at(-1)?.minute || 1;
  const most = Math.max(1, ...samples.map((sample) => sample[measure]));
  const points = samples.map((sample) => {
    const x = LEFT + (sample.minute / end) * (WIDTH - LEFT - RIGHT);
    return `${x.toFixed(1)},${(bottom - (sample[measure] / most) * HEIGHT).toFixed(1)}`;
  });
  const scale = `x="${LEFT - 8}" text-anchor="end"`;
  return `<text x="${LEFT}" y="${top - 8}">${LABELS[measure]}</text>
<text ${scale} y="${top + 10}">${Math.round(most)}</text><text ${scale} y="${bottom}">0</text>
<path d="M${LEFT} ${top}V${bottom}H${WIDTH - RIGHT}" fill="none" stroke="${INK}" stroke-opacity=".3"/>
<polyline points="${points.join(" ")}" fill="none" stroke="#1f5aa6" stroke-width="2"/>`;
}
