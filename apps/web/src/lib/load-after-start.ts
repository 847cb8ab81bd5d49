import { useEffect, useSyncExternalStore } from "react";
import { ValueStore } from "./value-store.ts";

/**
 * A module that a page needs only after it can be used. `useLoaded` starts loading it once the page runs and
 * gives it when it is there; `get` waits for it, and tries again where loading failed before.
 */
export function loadAfterStart<T>(load: () => Promise<T>): {
  get: () => Promise<T>;
  useLoaded: () => T | undefined;
} {
  const loaded = new ValueStore<T | undefined>(undefined);
  const get = async (): Promise<T> => {
    const value = await load();
    loaded.set(value);
    return value;
  };
  const useLoaded = (): T | undefined => {
    useEffect(() => void get().catch(() => undefined), []);
    return useSyncExternalStore(loaded.subscribe, loaded.read, () => undefined);
  };
  return { get, useLoaded };
}
