import { useState, type MouseEvent } from "react";
import { useShortcuts } from "../shortcuts.ts";
import { defineTexts } from "../../i18n/define-texts.ts";

export const useChooseTexts = defineTexts({
  en: {
    one: "Choose, or let go",
    all: "Choose all",
    none: "Let all go",
    further: "Choose further",
    name: (name: string) => `Choose ${name}`,
    column: "Chosen",
  },
  nl: {
    one: "Kies, of laat los",
    all: "Kies alles",
    none: "Laat alles los",
    further: "Kies verder",
    name: (name: string) => `Kies ${name}`,
    column: "Gekozen",
  },
});

/** What is chosen in a list, and where a choice of several starts from. */
type Chosen = { names: ReadonlySet<string>; anchor: string | undefined };
export const NOTHING: Chosen = { names: new Set(), anchor: undefined };

/** `one`: this one or not. `range`: all from where it started to here. */
type Manner = "one" | "range";

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

export type Choosing = {
  /** In the order of the list. */
  chosen: string[];
  has: (name: string) => boolean;
  press: (name: string, manner: Manner) => void;
  /** From one to the next: both, and what lies between where it began. */
  draw: (from: string | undefined, to: string | undefined) => void;
  /** Of a row: with Ctrl or Shift it chooses, otherwise it is not ours. */
  onRowClick: (name: string) => (event: MouseEvent) => void;
  clear: () => void;
};

/** Choosing from a list: Ctrl, Shift, X and Ctrl A choose, Escape lets go (DESK-08). */
export function useChosen(list: readonly string[], current: string | undefined): Choosing {
  const texts = useChooseTexts();
  const [state, setState] = useState(NOTHING);
  const chosen = stillThere(list, state.names);
  const press = (name: string, manner: Manner): void =>
    setState((before) => choose(list, before, name, manner));
  const draw: Choosing["draw"] = (from, to) => {
    if (from === undefined || to === undefined) return;
    setState((before) => choose(list, { ...before, anchor: before.anchor ?? from }, to, "range"));
  };
  const clear = (): void => setState(NOTHING);
  useShortcuts([
    { keys: "X", label: texts.one, act: () => current !== undefined && press(current, "one") },
    {
      keys: "Ctrl A",
      label: texts.all,
      act: () => setState({ names: new Set(list), anchor: list[0] }),
    },
    ...(chosen.length > 0 ? [{ keys: "Escape", label: texts.none, act: clear }] : []),
  ]);
  return {
    chosen,
    has: (name) => state.names.has(name),
    press,
    draw,
    onRowClick: (name) => (event) => {
      const manner = event.shiftKey ? "range" : event.ctrlKey || event.metaKey ? "one" : undefined;
      if (!manner || (event.target as Element).closest("input, button")) return;
      event.preventDefault();
      press(name, manner);
    },
    clear,
  };
}
