import type { Desk } from "./open-desk.ts";

/** Number of times each question is asked per round. */
const ASKED = 100;
const FOR_THE_CACHES = 3;

/** 95th percentile of the response times of a round. */
export async function p95(
  desk: Desk,
  pathOf: (turn: number) => string,
  round: number,
): Promise<number> {
  const times: number[] = [];
  for (let asked = -FOR_THE_CACHES; asked < ASKED; asked++) {
    const path = pathOf(round * ASKED + Math.abs(asked));
    const began = performance.now();
    await desk.ask(path);
    if (asked >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.ceil(ASKED * 0.95) - 1] ?? 0;
}
