import { nextChance } from "./until-answered.ts";

/** A part of the flow that does not come is asked for again; nobody stands before an empty page. */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  wait: (tries: number) => Promise<void> = nextChance,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch {
      await wait(tries);
    }
  }
}
