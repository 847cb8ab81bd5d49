export type Size = {
  /** Fewer repetitions, for trying a line out. */
  quick: boolean;
  /** Picks the number of repetitions: the promised one, or the small one. */
  times: (full: number, quick: number) => number;
};

/** What one line of the proof found. */
export type Held = {
  /** What was seen, in numbers. */
  figure: string;
  held: boolean;
};

/** One promise, how it is tried, and the code that tries it. */
export type Line = {
  promise: string;
  test: string;
  run(size: Size): Promise<Held>;
};
