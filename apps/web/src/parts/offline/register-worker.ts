import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { loadTexts } from "../../i18n/define-texts.ts";
import { href, type RouteName } from "../../paths.ts";

const SCRIPT = "/counter-worker.js";

/**
 * Lets a keypad page open without a connection. Each page is a scope of its own, in both languages, so
 * that no other page ever passes through the worker. On plain http there are no workers (and no harm).
 */
export async function registerWorker(route: RouteName): Promise<void> {
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
