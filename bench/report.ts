import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMet, type Row } from "./row.ts";

const HERE = import.meta.dirname;
const MARK = "<!-- results -->";

type Run = { at: string; rounds: number; rows: Row[] };

const goalText = ({ goal }: Row): string => {
  if (!goal) return "reported";
  return "atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
};
const metText = (row: Row): string =>
  ({ true: "met", false: "NOT met", undefined: "" })[String(isMet(row))] ?? "";

export function table(rows: Row[]): string {
  const lines = rows.map(
    (row) =>
      `| ${row.what} | ${goalText(row)} | ${row.reference} | ${row.measured} | ${row.ratio.toFixed(2)} | ${metText(row)} |`,
  );
  return [
    "| What | Goal | Reference | Measured | Ratio | |",
    "|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

/** Each ratio as a bar next to its goal, on one scale. */
function chart(rows: Row[]): string {
  const drawn = rows.filter((row) => row.goal);
  const bars = drawn.map((row, index) => {
    const bound = row.goal && "atMost" in row.goal ? row.goal.atMost : (row.goal?.atLeast ?? 1);
    const share = Math.min(row.ratio / (bound || 1), 2);
    const y = 24 + index * 26;
    const colour = isMet(row) ? "#0a6a72" : "#b3261e";
    return `<text x="8" y="${y + 13}">${row.what.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text><rect x="430" y="${y}" width="${(share * 160).toFixed(1)}" height="16" rx="3" fill="${colour}"/><text x="${440 + share * 160}" y="${y + 13}">${row.ratio.toFixed(2)}</text>`;
  });
  const height = 44 + drawn.length * 26;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#15243b"><rect width="820" height="${height}" fill="#fbf8f3"/>${bars.join("")}<path d="M590 16V${height - 12}" stroke="#f4b740" stroke-width="2"/><text x="594" y="14">goal</text></svg>\n`;
}

export function writeReport(run: Run): void {
  mkdirSync(join(HERE, "results"), { recursive: true });
  writeFileSync(join(HERE, "results/latest.json"), `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(join(HERE, "results/latest.svg"), chart(run.rows));
  const readme = join(HERE, "README.md");
  const [before = ""] = readFileSync(readme, "utf8").split(MARK);
  writeFileSync(
    readme,
    `${before}${MARK}\n\nMedian of ${run.rounds} interleaved rounds, ${run.at.slice(0, 10)}.\n\n${table(run.rows)}\n\n![Ratios against their goals](results/latest.svg)\n`,
  );
}
