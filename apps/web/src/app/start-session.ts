import { session, forgetStored, storedTokens } from "../api/session.ts";
import { forget, store } from "../lib/storage.ts";
import { storeEntryPoint } from "../parts/session/entry-point.ts";
import type { RouteName } from "../paths.ts";
import { readVisit, subscribe } from "../parts/navigation/visit.ts";
import { platformOf } from "../parts/chrome/platform.ts";

let started = false;

/** Runs once, after hydration. */
export function startApp(): void {
  if (started) return;
  started = true;
  const { dataset } = document.documentElement;
  dataset.device = platformOf(navigator.userAgent, navigator.maxTouchPoints) ?? "other";
  dataset.ready = "true";
}

/**
 * Restores the session before anything that depends on it renders. For an anon visitor it finishes synchronously
 * (SESS-12) and loads no API code.
 */
export function startSession(route: RouteName): Promise<void> {
  session.listen(() => void whenKnown("meetUser"));
  // The logout page ends every session itself and needs the entry point for its redirect (ROUTE-19).
  if (route === "logout") return finish();
  const { type } = storedTokens();
  if (type === "guest") endGuest();
  storeEntryPoint(route);
  return type === "user" ? whenKnown("resumeUser") : finish();
}

function finish(): Promise<void> {
  session.setReady();
  return Promise.resolve();
}

/** A guest session ends with the page; the draft of the tab is kept (SESS-09). */
function endGuest(): void {
  forgetStored();
  forget(
    "entryPoint",
    "outOfAreaPostalCode",
    "outOfAreaHouseNumber",
    "outOfAreaAddition",
    "outOfAreaReason",
  );
}

/** Sets the session ready when the owner of the tokens is loaded, or could not be. */
async function whenKnown(by: "resumeUser" | "meetUser"): Promise<void> {
  try {
    const ways = await import("../parts/session/resume-user.ts");
    await ways[by]();
  } finally {
    session.setReady();
  }
}

/** Stores the language of the path, at start and after each change, for the API calls (ROUTE-07). */
export function followLanguage(): void {
  const keep = (): void => store("lang", readVisit().language);
  keep();
  subscribe(keep);
}
