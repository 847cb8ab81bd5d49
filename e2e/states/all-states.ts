import { readdirSync } from "node:fs";
import type { State } from "./state.ts";

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
