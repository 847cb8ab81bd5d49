import { nextChance } from "./until-answered.ts";

/** With a connection, a file that is still not there is gone: a newer version took its place. */
const MOST_TRIES = 5;

/** A part of the flow that does not come is asked for again; who is offline waits for the connection. */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  wait: (tries: number) => Promise<void> = nextChance,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (failure) {
      if (tries >= MOST_TRIES && navigator.onLine) throw failure;
      await wait(tries);
    }
  }
}
