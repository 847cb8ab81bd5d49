import { useCallback, useSyncExternalStore } from "react";

/** Seconds until a time, updated every second; 0 afterwards. */
export function useSecondsLeft(until: number | undefined): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = until === undefined ? undefined : setInterval(tell, 1000);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => (until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  );
}

/** `4:05` */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
