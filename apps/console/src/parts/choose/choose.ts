/** What is chosen in a list, and where a choice of several starts from. */
export type Chosen = { names: ReadonlySet<string>; anchor: string | undefined };
export const NOTHING: Chosen = { names: new Set(), anchor: undefined };

/** `one`: this one or not. `range`: all from where it started to here. */
export type Manner = "one" | "range";

/** The choice after a press on one of a list, as lists do it everywhere: Ctrl adds, Shift draws on (DESK-08). */
export function choose(
  list: readonly string[],
  { names, anchor }: Chosen,
  name: string,
  manner: Manner,
): Chosen {
  const [from, to] = [list.indexOf(anchor ?? name), list.indexOf(name)];
  if (manner === "range" && from >= 0 && to >= 0) {
    const between = list.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { names: new Set([...names, ...between]), anchor: anchor ?? name };
  }
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return { names: next, anchor: name };
}

/** What has left the list is chosen no longer: nobody sees that it would go along. */
export const stillThere = (list: readonly string[], names: ReadonlySet<string>): string[] =>
  list.filter((name) => names.has(name));
