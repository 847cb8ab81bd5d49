import { useState, type MouseEvent } from "react";
import { useShortcuts } from "../keys/use-shortcuts.ts";
import { choose, NOTHING, stillThere, type Manner } from "./choose.ts";
import { useChooseTexts } from "./choose-texts.ts";

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
