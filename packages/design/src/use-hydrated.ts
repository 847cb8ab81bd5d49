import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False during server rendering and the hydrating render, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
