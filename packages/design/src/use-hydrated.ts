import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in what the server renders and in the first render of the page, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
