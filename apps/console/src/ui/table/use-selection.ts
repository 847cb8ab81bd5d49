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
  },
  nl: {
    one: "Kies, of laat los",
    all: "Kies alles",
    none: "Laat alles los",
    further: "Kies verder",
    name: (name: string) => `Kies ${name}`,
  },
});

/** The selected rows of a list, and the anchor of a range selection. */
type Chosen = { names: ReadonlySet<string>; anchor: string | undefined };
export const NOTHING: Chosen = { names: new Set(), anchor: undefined };

/** `one`: toggles this row. `range`: adds all rows from the anchor. */
type Manner = "one" | "range";

/** The selection after a click on a row, with the usual keys: Ctrl toggles, Shift extends (DESK-08). */
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

/** Drops rows that left the list, so that no invisible row is acted upon. */
export const stillThere = (list: readonly string[], names: ReadonlySet<string>): string[] =>
  list.filter((name) => names.has(name));

export type Choosing = {
  /** In list order. */
  chosen: string[];
  has: (name: string) => boolean;
  press: (name: string, manner: Manner) => void;
  /** Replaces the selection. */
  select: (names: readonly string[]) => void;
  /** Selects the whole list. */
  all: () => void;
  /** Extends the selection from one row to the next. */
  draw: (from: string | undefined, to: string | undefined) => void;
  /** Row click handler: selects with Ctrl or Shift, otherwise does nothing. */
  onRowClick: (name: string) => (event: MouseEvent) => void;
  clear: () => void;
};

/**
 * Row selection by Ctrl, Shift, X and Ctrl A; Escape clears it (DESK-08). `selectAll` is for lists whose rows are not all
 * loaded.
 */
export function useChosen(
  list: readonly string[],
  current: string | undefined,
  selectAll?: (select: Choosing["select"]) => void,
): Choosing {
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
  const select: Choosing["select"] = (names) =>
    setState({ names: new Set(names), anchor: names[0] });
  const all = (): void => (selectAll ? selectAll(select) : select(list));
  useShortcuts([
    { keys: "X", label: texts.one, act: () => current !== undefined && press(current, "one") },
    {
      keys: "Ctrl A",
      label: texts.all,
      act: all,
    },
    ...(chosen.length > 0 ? [{ keys: "Escape", label: texts.none, act: clear }] : []),
  ]);
  return {
    chosen,
    has: (name) => state.names.has(name),
    press,
    select,
    all,
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
