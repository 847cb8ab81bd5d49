import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";

type Shortcut = {
  /** `Ctrl K`, `/`, or a sequence of two keys such as `G B`. */
  keys: string;
  label: string;
  act: () => void;
  /** Also active while typing in a field. */
  whileTyping?: true;
  /** Also fires on key repeat. */
  repeats?: true;
};

const FIRST_OF_TWO = "G";
/** Timeout of a sequence of two keys, long enough for typing with one finger. */
const PATIENCE_MS = 3000;
const TAKES_LETTERS =
  "input:not([type=checkbox], [type=radio]), textarea, select, dialog, [role=menu]";

/** Registry of active shortcuts; the last registered wins. */
export class Shortcuts {
  #sets: Shortcut[][] = [];
  #listeners = new Set<() => void>();
  #current: Shortcut[] = [];
  #firstAt = -Infinity;

  add(shortcuts: Shortcut[]): () => void {
    this.#change([...this.#sets, shortcuts]);
    return () => this.#change(this.#sets.filter((set) => set !== shortcuts));
  }

  /** All active shortcuts, for the keys sheet. */
  list = (): Shortcut[] => this.#current;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  handle(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const found = this.#find(event);
    if (!found || (event.repeat && !found.repeats)) return;
    event.preventDefault();
    found.act();
  }

  #find(event: KeyboardEvent): Shortcut | undefined {
    const name = keyName(event);
    const typing = isTyping(event.target);
    const isSecond = !typing && event.timeStamp - this.#firstAt < PATIENCE_MS;
    this.#firstAt = name === FIRST_OF_TWO && !typing ? event.timeStamp : -Infinity;
    const keys = isSecond ? `${FIRST_OF_TWO} ${name}` : name;
    return this.#current.find((one) => one.keys === keys && (!typing || one.whileTyping));
  }

  #change(sets: Shortcut[][]): void {
    this.#sets = sets;
    this.#current = sets.toReversed().flat();
    for (const listener of this.#listeners) listener();
  }
}

/** Letters typed in a field, or in a dialog over the screen, are not shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target !== null && "matches" in target && (target as Element).closest(TAKES_LETTERS) !== null
  );
}

export const shortcuts = new Shortcuts();

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & {
  shiftKey?: boolean;
};

/**
 * Name of the pressed key: `Ctrl K`, `/`, `?`, `B`, `Enter`. Command on a Mac counts as Ctrl. Shift is part of a letter
 * or sign, but named with other keys: `Shift ArrowDown`.
 */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const cap = key.length === 1 ? key.toUpperCase() : key;
  return [
    ...(ctrlKey || metaKey ? ["Ctrl"] : []),
    ...(altKey ? ["Alt"] : []),
    ...(shiftKey && key.length > 1 ? ["Shift"] : []),
    cap,
  ].join(" ");
}

/** Registers shortcuts while the component is mounted; they always call the latest render's handlers. */
export function useShortcuts(wanted: Shortcut[]): void {
  const press = useEffectEvent((keys: string) => wanted.find((one) => one.keys === keys)?.act());
  const described = JSON.stringify(wanted);
  useLayoutEffect(() => {
    const listed = JSON.parse(described) as Omit<Shortcut, "act">[];
    return shortcuts.add(listed.map((one) => ({ ...one, act: () => press(one.keys) })));
  }, [described]);
}

export const useAllShortcuts = (): Shortcut[] =>
  useSyncExternalStore(shortcuts.subscribe, shortcuts.list);
