/** One row of the table: measurement, reference, and whether the goal is met. */
export type Row = {
  what: string;
  /** Limit of the ratio, or of the value itself without a reference. */
  goal: { atMost: number } | { atLeast: number } | undefined;
  reference: string;
  /** The value, formatted. */
  measured: string;
  /** Ratio to the reference of the same run; the value itself without one. */
  ratio: number;
};

export const isMet = ({ goal, ratio }: Row): boolean | undefined => {
  if (!goal) return undefined;
  return "atMost" in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
};

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
