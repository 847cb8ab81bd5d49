import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import type { Held } from "./line.ts";

export type Row = Held & { name: string; promise: string; test: string; seconds: number };

const FILE = resolve(import.meta.dirname, "../docs/proof.md");
const MARK = "<!-- lines -->";

export function printTable(rows: Row[]): void {
  console.log("");
  for (const { name, promise, test, figure, held, seconds } of rows) {
    console.log(`${held ? "held    " : "NOT HELD"}  ${promise} (${name}, ${seconds} s)`);
    console.log(`          ${test}`);
    console.log(`          ${figure}`);
  }
  const held = rows.filter((row) => row.held).length;
  console.log(`\n${held} of ${rows.length} promises held.`);
}

/** Replaces the row of the line that ran; the others keep their last result. */
export function writeRow(row: Row): void {
  const { head, lines } = readTable();
  lines.set(row.name, toLine(row));
  writeTable(head, lines, `Last run ${today()}`);
}

/** Names the day and the duration of a run of all lines on one commit. */
export function writeWhole(rows: readonly Row[], minutes: number): void {
  const { head } = readTable();
  const lines = new Map(rows.map((row) => [row.name, toLine(row)]));
  writeTable(head, lines, `All lines on one commit, ${today()}, in ${Math.round(minutes)} minutes`);
}

/** How long each line took when it ran last. */
export const lastSeconds = (): Map<string, number> =>
  new Map(
    [...readTable().lines].map(([name, line]) => [name, Number(/(\d+) \|$/.exec(line)?.[1])]),
  );

const today = (): string => new Date().toISOString().slice(0, 10);

function readTable(): { head: string; lines: Map<string, string> } {
  const [head = "", table = ""] = readFileSync(FILE, "utf8").split(MARK);
  const lines = table.split("\n").filter((line) => line.startsWith("| `"));
  return {
    head,
    lines: new Map(lines.map((line) => [/^\| `([^`]+)`/.exec(line)?.[1] ?? "", line])),
  };
}

function writeTable(head: string, lines: Map<string, string>, when: string): void {
  const sorted = [...lines].sort(([a], [b]) => a.localeCompare(b)).map(([, line]) => line);
  writeFileSync(
    FILE,
    `${head}${MARK}\n\n${when} on ${cpus().length} cores, ${process.arch}, Node ${process.versions.node}.\n\n| Line | Promise | How it is tried | What was seen | Held | Seconds |\n|---|---|---|---|---|---|\n${sorted.join("\n")}\n`,
  );
}

const toLine = ({ name, promise, test, figure, held, seconds }: Row): string =>
  `| \`${name}\` | ${cell(promise)} | ${cell(test)} | ${cell(figure)} | ${held ? "yes" : "**no**"} | ${seconds} |`;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
