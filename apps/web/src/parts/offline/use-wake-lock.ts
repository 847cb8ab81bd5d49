import { useEffect } from "react";

/** Keeps the screen of a counter tablet awake while the page is in view, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let gone = false;
    let held: WakeLockSentinel | undefined;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      try {
        held = await navigator.wakeLock.request("screen");
        if (gone) await held.release();
      } catch {
        // A low battery or the system's settings may refuse it; the page works without.
      }
    };
    // The browser lets go whenever the page is hidden.
    const again = (): void => void hold();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", again);
      void held?.release();
    };
  }, []);
}
