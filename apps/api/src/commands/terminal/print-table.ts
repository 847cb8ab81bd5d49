import { formatNumber } from "@waslijn/contract/shared/formats/money";
import type { Progress } from "../../work.ts";

/** Pads columns to their widest cell; line breaks in cells become spaces. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replace(/\s+/g, " ").trim()));
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? "")].length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length))
      .join("  ")
      .trimEnd(),
  );
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

const EVERY_MS = { terminal: 100, file: 5000 };
const BAR = 24;

/** A progress bar on a terminal; elsewhere an occasional line. */
export function showProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shownAt = performance.now();
  return (label, done, total) => {
    const isLast = done >= total;
    const every = stream.isTTY ? EVERY_MS.terminal : EVERY_MS.file;
    if (performance.now() - shownAt < every && !(isLast && stream.isTTY)) return;
    shownAt = performance.now();
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const figures = `${label}  ${formatNumber(done, "en")} of ${formatNumber(total, "en")}`;
    if (!stream.isTTY) stream.write(`${figures}\n`);
    else {
      const filled = Math.round(share * BAR);
      const bar = "█".repeat(filled) + "░".repeat(BAR - filled);
      stream.write(`\r\u001b[K${bar}  ${figures}${isLast ? "\n" : ""}`);
    }
  };
}
