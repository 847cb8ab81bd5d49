/** Round values for half an axis. */
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Upper end of the axis: a round number above the maximum, whose half is round too, in whole units. */
export function axisEnd(most: number, unit = 1): number {
  const half = Math.max(most / 2, unit);
  const power = 10 ** Math.floor(Math.log10(half));
  if (power <= unit) return 2 * Math.ceil(half / unit) * unit;
  return 2 * power * (NICE.find((one) => one * power >= half) ?? 10);
}

/** Polyline points in a 100 by 100 box, y downwards. A missing value splits the line into parts. */
export function linesOf(values: readonly (number | null)[], end: number): string[] {
  const lines: string[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) lines.push([]);
    else lines.at(-1)?.push(`${xOf(index, values.length)},${yOf(value, end)}`);
  });
  // A single point is doubled: with round caps a zero-length line renders as a dot.
  return lines
    .filter((points) => points.length > 0)
    .map((points) => (points.length === 1 ? [...points, ...points] : points).join(" "));
}

/** Each row has a slot of equal width; this is the middle of it. */
export const xOf = (index: number, rows: number): number => round(((index + 0.5) / rows) * 100);
export const yOf = (value: number, end: number): number =>
  round(100 - (Math.max(0, value) / end) * 100);

const round = (number: number): number => Math.round(number * 100) / 100;
