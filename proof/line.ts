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
  /**
   * Whether it may run beside a line of the other kind: `waits` for restarts and pauses most of its time, `computes`
   * on both cores. Without it the line runs alone, because its figures depend on the speed of the machine.
   */
  beside?: "waits" | "computes";
  run(size: Size): Promise<Held>;
};

export const sizeOf = (quick: boolean): Size => ({
  quick,
  times: (full, small) => (quick ? small : full),
});
