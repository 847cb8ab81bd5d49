import { useEffect } from "react";

/** Keeps the screen on while the page is visible, where supported. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return undefined;
    let held: Promise<WakeLockSentinel | undefined> | undefined;
    // The browser releases it when the page is hidden.
    const hold = (): void => {
      // May be refused on low battery or by system settings; the page works without it.
      if (!document.hidden) held = navigator.wakeLock.request("screen").catch(() => undefined);
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void held?.then((lock) => lock?.release());
    };
  }, []);
}
