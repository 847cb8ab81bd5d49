import { ValueStore } from "../lib/value-store.ts";

/** Number of running calls, for the progress line at the top of the page (CHROME-25). */
export const runningCalls = new ValueStore(0);

export async function counted<T>(work: () => Promise<T>): Promise<T> {
  runningCalls.set(runningCalls.read() + 1);
  try {
    return await work();
  } finally {
    runningCalls.set(runningCalls.read() - 1);
  }
}
