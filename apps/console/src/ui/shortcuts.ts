import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";

type Shortcut = {
  /** `Ctrl K`, `/`, or two keys after one another as `G B`. */
  keys: string;
  label: string;
  act: () => void;
  /** Works while somebody types as well. */
  whileTyping?: true;
  /** Goes on while the key is held down. */
  repeats?: true;
};

const FIRST_OF_TWO = "G";
/** Long enough for whoever presses with one finger. */
const PATIENCE_MS = 3000;
const TAKES_LETTERS =
  "input:not([type=checkbox], [type=radio]), textarea, select, dialog, [role=menu]";

/** What keys do on the screen as it stands; whoever came last wins. */
export class Shortcuts {
  #sets: Shortcut[][] = [];
  #listeners = new Set<() => void>();
  #current: Shortcut[] = [];
  #firstAt = -Infinity;

  add(shortcuts: Shortcut[]): () => void {
    this.#change([...this.#sets, shortcuts]);
    return () => this.#change(this.#sets.filter((set) => set !== shortcuts));
  }

  /** Everything that a key does here, for the sheet of keys. */
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

/** Letters belong to the field that somebody types in, and to a dialog that lies over the screen. */
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
 * As it stands on the key's cap: `Ctrl K`, `/`, `?`, `B`, `Enter`. The command key of a Mac is its Ctrl. With a
 * letter or sign Shift is part of it already; with `Shift ArrowDown` it is a key of its own.
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

/** Keys work as long as the component is on screen; what they do is always of the last drawing. */
export function useShortcuts(wanted: Shortcut[]): void {
  const press = useEffectEvent((keys: string) => wanted.find((one) => one.keys === keys)?.act());
  const described = JSON.stringify(wanted);
  useLayoutEffect(() => {
    const told = JSON.parse(described) as Omit<Shortcut, "act">[];
    return shortcuts.add(told.map((one) => ({ ...one, act: () => press(one.keys) })));
  }, [described]);
}

export const useAllShortcuts = (): Shortcut[] =>
  useSyncExternalStore(shortcuts.subscribe, shortcuts.list);
