import { readdirSync } from "node:fs";
import { goOn, type State } from "./state.ts";

const OWN = new Set(["state.ts", "all-states.ts"]);

/** Every screen of all features with its follow-up states, in file order. */
export async function allWalks(): Promise<State[]> {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith(".ts") && !OWN.has(name),
  );
  const lists = await Promise.all(
    files.sort().map(async (file): Promise<State[]> => (await import(`./${file}`)).states),
  );
  return lists.flat();
}

/** Every state on its own; follow-up states are reached through the previous ones. */
export async function allStates(): Promise<State[]> {
  return (await allWalks()).flatMap(({ next = [], ...first }) => [
    first,
    ...next.map(({ name }, at): State => ({
      name,
      path: first.path,
      async prepare(page, language) {
        for (const state of [first, ...next.slice(0, at + 1)]) await goOn(page, language, state);
      },
    })),
  ]);
}
