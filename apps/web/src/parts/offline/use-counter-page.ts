import { useEffect } from "react";
import { type RouteName, href } from "../../paths.ts";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { loadTexts } from "../../i18n/define-texts.ts";

const SCRIPT = "/counter-worker.js";

/**
 * Lets a keypad page open without a connection. Each page is a scope of its own, in both languages, so
 * that no other page ever passes through the worker. On plain http there are no workers (and no harm).
 */
async function registerWorker(route: RouteName): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await Promise.all(LANGUAGES.map(loadTexts));
    const files = loadedFiles();
    for (const language of LANGUAGES) {
      const scope = href(route, language);
      const registration = await navigator.serviceWorker.register(SCRIPT, { scope });
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      worker?.postMessage({ keep: [scope, ...files] }, []);
    }
  } catch {
    // Blocked by the browser's settings; the page works, only not without a connection.
  }
}

/** The files of ours that this page came with; their names change with their content. */
function loadedFiles(): string[] {
  const seen = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && /^\/(assets|fonts)\//.test(url.pathname));
  return [...new Set(seen.map((url) => url.pathname))];
}

/** What every page at a counter wants: an awake screen, and to open without a connection. */
export function useCounterPage(route: RouteName): void {
  useWakeLock();
  // Once all of the page's files are here: those are what the worker keeps.
  useEffect(() => void registerWorker(route), [route]);
}

/** Keeps the screen of a counter tablet awake while the page is in view, where the browser can. */
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
