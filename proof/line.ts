export type Size = {
  /** Fewer repetitions, for trying a line out. */
  quick: boolean;
  /** Number of repetitions: the promised one, or the small one. */
  times: (full: number, quick: number) => number;
};

/** Result of one line of the proof. */
export type Held = {
  /** What was measured, in numbers. */
  figure: string;
  held: boolean;
};

/** A promise, how it is tested, and the code that tests it. */
export type Line = {
  promise: string;
  test: string;
  run(size: Size): Promise<Held>;
};
