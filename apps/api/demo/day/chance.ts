/** Deterministic random decisions: the same seed gives the same result on every machine. */
export type Chance = {
  /** An integer from 0 up to, but excluding, `end`. */
  below(end: number): number;
  of<T>(choices: readonly [T, ...T[]]): T;
  happens(percent: number): boolean;
};

/** Mulberry32: small, and uniform enough for a demonstration. */
export function openChance(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    of: (choices) => choices[below(choices.length)] ?? choices[0],
    happens: (percent) => below(100) < percent,
  };
}
