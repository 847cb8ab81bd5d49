import { useEffect } from "react";
import { trustedWorker } from "@waslijn/design/trusted.ts";
import { type RouteName, href } from "../../paths.ts";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { loadTexts } from "../../i18n/define-texts.ts";

const SCRIPT = "/counter-worker.js";

/**
 * Registers the service worker that opens a keypad page offline. One scope per page and language, so that no other page
 * goes through the worker. Not available on plain http.
 */
async function registerWorker(route: RouteName): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await Promise.all(LANGUAGES.map(loadTexts));
    const files = loadedFiles();
    for (const language of LANGUAGES) {
      const scope = href(route, language);
      const registration = await navigator.serviceWorker.register(trustedWorker(SCRIPT), { scope });
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      worker?.postMessage({ keep: [scope, ...files] }, []);
    }
  } catch {
    // Blocked by browser settings: the page works, but not offline.
  }
}

/** URLs of our hashed files that this page has loaded. */
function loadedFiles(): string[] {
  const seen = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && /^\/(assets|fonts)\//.test(url.pathname));
  return [...new Set(seen.map((url) => url.pathname))];
}

/** For pages at a counter: keeps the screen on and works offline. */
export function useCounterPage(route: RouteName): void {
  useWakeLock();
  // After all files of the page are loaded, because those are what the worker caches.
  useEffect(() => void registerWorker(route), [route]);
}

/** Keeps the screen on while the page is visible, where supported. */
function useWakeLock(): void {
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
        // May be refused on low battery or by system settings; the page works without it.
      }
    };
    // The browser releases it when the page is hidden.
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
