import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import { shortcuts, type Shortcut } from "./shortcuts.ts";

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
