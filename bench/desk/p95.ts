import type { Desk } from "./open-desk.ts";

const ASKED = 40;

/** What all but one in twenty answers take at most; the first few are for the caches. */
export async function p95(desk: Desk, pathOf: (turn: number) => string): Promise<number> {
  const times: number[] = [];
  for (let turn = -3; turn < ASKED; turn++) {
    const began = performance.now();
    await desk.ask(pathOf(Math.abs(turn)));
    if (turn >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.ceil(ASKED * 0.95) - 1] ?? 0;
}
