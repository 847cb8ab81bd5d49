import { useEffect, useSyncExternalStore } from "react";
import { withTexts } from "../i18n/with-texts.ts";
import { ValueStore } from "./value-store.ts";

const TOUCHES = ["pointerdown", "focusin"] as const;

/**
 * A module that is needed only after hydration, with the texts that it declares. `useLoaded` starts loading at mount,
 * or at the first touch, and returns the module once loaded; `get` waits for it and retries after a failure.
 */
export function loadAfterStart<T>(load: () => Promise<T>): {
  get: () => Promise<T>;
  useLoaded: (when?: "at-start" | "at-touch") => T | undefined;
} {
  const loaded = new ValueStore<T | undefined>(undefined);
  const loadWithTexts = withTexts(load);
  const get = async (): Promise<T> => {
    const value = await loadWithTexts();
    loaded.set(value);
    return value;
  };
  const useLoaded = (when = "at-start"): T | undefined => {
    useEffect(() => {
      const start = (): void => void get().catch(() => undefined);
      if (when === "at-start") return start();
      const touch = new AbortController();
      for (const kind of TOUCHES) {
        addEventListener(kind, start, { capture: true, once: true, signal: touch.signal });
      }
      return () => touch.abort();
    }, [when]);
    return useSyncExternalStore(loaded.subscribe, loaded.read, () => undefined);
  };
  return { get, useLoaded };
}
