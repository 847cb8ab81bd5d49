import { useEffect } from "react";
import { trustedWorker } from "@waslijn/design/trusted.ts";
import { type RouteName, href } from "../../paths.ts";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { loadTexts } from "../../i18n/define-texts.ts";
import { store } from "../../lib/storage.ts";

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

/** Makes a page at a counter work offline. */
export function useCounterPage(route: RouteName): void {
  // After all files of the page are loaded, because those are what the worker caches.
  useEffect(() => {
    store("usedCounter", "true");
    void registerWorker(route);
  }, [route]);
}
