/** One line of the table: what was measured, against what, and whether the goal is reached. */
export type Row = {
  what: string;
  /** The bound on the ratio, or on the figure itself where there is no reference. */
  goal: { atMost: number } | { atLeast: number } | undefined;
  reference: string;
  /** The figure as a person reads it. */
  measured: string;
  /** Against the reference of the same run; the figure itself where there is none. */
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
