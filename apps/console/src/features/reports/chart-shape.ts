/** Halves of an axis that read well. */
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Where the axis ends: at a round number above everything on it, half of which is round too, and whole units. */
export function axisEnd(most: number, unit = 1): number {
  const half = Math.max(most / 2, unit);
  const power = 10 ** Math.floor(Math.log10(half));
  if (power <= unit) return 2 * Math.ceil(half / unit) * unit;
  return 2 * power * (NICE.find((one) => one * power >= half) ?? 10);
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
