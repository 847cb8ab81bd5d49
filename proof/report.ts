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
  const text = readFileSync(FILE, "utf8");
  const [head = "", table = ""] = text.split(MARK);
  const kept = new Map(
    table
      .split("\n")
      .filter((line) => line.startsWith("| `"))
      .map((line) => [/^\| `([^`]+)`/.exec(line)?.[1] ?? "", line]),
  );
  kept.set(row.name, toLine(row));
  const lines = [...kept].sort(([a], [b]) => a.localeCompare(b)).map(([, line]) => line);
  const when = new Date().toISOString().slice(0, 10);
  writeFileSync(
    FILE,
    `${head}${MARK}\n\nLast run ${when} on ${cpus().length} cores, ${process.arch}, Node ${process.versions.node}.\n\n| Line | Promise | How it is tried | What was seen | Held | Seconds |\n|---|---|---|---|---|---|\n${lines.join("\n")}\n`,
  );
}

const toLine = ({ name, promise, test, figure, held, seconds }: Row): string =>
  `| \`${name}\` | ${cell(promise)} | ${cell(test)} | ${cell(figure)} | ${held ? "yes" : "**no**"} | ${seconds} |`;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
