import { useEffect, useSyncExternalStore } from "react";
import { ValueStore } from "./value-store.ts";

/**
 * A module that a page needs only after it can be used. `useLater` starts loading it once the page runs and
 * gives it when it is there; `get` waits for it, and tries again where loading failed before.
 */
export function later<T>(load: () => Promise<T>): {
  get: () => Promise<T>;
  useLater: () => T | undefined;
} {
  const loaded = new ValueStore<T | undefined>(undefined);
  const get = async (): Promise<T> => {
    const value = await load();
    loaded.set(value);
    return value;
  };
  const useLater = (): T | undefined => {
    useEffect(() => void get().catch(() => undefined), []);
    return useSyncExternalStore(loaded.subscribe, loaded.read, () => undefined);
  };
  return { get, useLater };
}
