/** The row that a step leads to; without one the first step goes to the first row. */
export function moveCursor(cursor: number, step: 1 | -1, rows: number): number {
  return Math.max(0, Math.min(cursor + step, rows - 1));
}
