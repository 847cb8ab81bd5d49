export type Comparison = {
  /** Probability that a sample of `a` is larger than one of `b`: 0.5 means no difference. */
  chance: number;
  medianA: number;
  medianB: number;
};

/** Mann–Whitney test: ranks, not means, so that outliers do not matter. */
export function compareSamples(a: number[], b: number[]): Comparison {
  const all = [
    ...a.map((value) => ({ value, isA: true })),
    ...b.map((value) => ({ value, isA: false })),
  ].sort((one, other) => one.value - other.value);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end++;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isA }) => isA).length;
    start = end;
  }
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  return { chance: u / (a.length * b.length), medianA: median(a), medianB: median(b) };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
