/** A step that reads well and of which at most four reach the largest value. */
const NICE = [1, 2, 2.5, 5, 10];
const STEPS = 4;

/** Where the axis ends: the next round number above everything on it. */
export function axisEnd(most: number): number {
  if (most <= 0) return 1;
  const rough = most / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((one) => one * power >= rough) ?? 10) * power;
  return Math.ceil(most / step) * step;
}

/**
 * Points of a line in a field of 100 by 100, from above; where there is no value the line is interrupted, and each
 * part of it stands by itself.
 */
export function linesOf(values: readonly (number | null)[], end: number): string[] {
  const lines: string[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) lines.push([]);
    else lines.at(-1)?.push(`${xOf(index, values.length)},${yOf(value, end)}`);
  });
  // A point alone is a line to itself: with round ends it is a dot.
  return lines
    .filter((points) => points.length > 0)
    .map((points) => (points.length === 1 ? [...points, ...points] : points).join(" "));
}

/** Each row has a place of the same width and stands in the middle of it. */
export const xOf = (index: number, rows: number): number => round(((index + 0.5) / rows) * 100);
export const yOf = (value: number, end: number): number =>
  round(100 - (Math.max(0, value) / end) * 100);

const round = (number: number): number => Math.round(number * 100) / 100;
