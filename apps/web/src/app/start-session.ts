import { session, forgetStored, storedTokens } from "../api/session.ts";
import { forget, store } from "../lib/storage.ts";
import { storeEntryPoint } from "../parts/session/entry-point.ts";
import type { RouteName } from "../paths.ts";
import { readVisit, subscribe } from "../parts/navigation/visit.ts";
import { platformOf } from "../parts/chrome/platform.ts";

let started = false;

/** What happens once, when the page can take events. */
export function startApp(): void {
  if (started) return;
  started = true;
  const { dataset } = document.documentElement;
  dataset.device = platformOf(navigator.userAgent, navigator.maxTouchPoints) ?? "other";
  dataset.ready = "true";
}

/**
 * What the session needs before anything that depends on it is shown. An anon visitor waits for
 * nothing: then this finishes before it returns (SESS-12), and nothing that makes calls is loaded.
 */
export function startSession(route: RouteName): Promise<void> {
  session.listen(() => void whenKnown("meetUser"));
  // Logging out ends every session itself and needs the entry point for its redirect (ROUTE-19).
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

/** A guest does not outlive the page; the draft of this tab stays (SESS-09). */
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

/** Ready when it is known who the tokens belong to, or that this cannot be known now. */
async function whenKnown(by: "resumeUser" | "meetUser"): Promise<void> {
  try {
    const ways = await import("../parts/session/resume-user.ts");
    await ways[by]();
  } finally {
    session.setReady();
  }
}

/** The path's language is the stored one, from the first call on and after each change (ROUTE-07). */
export function followLanguage(): void {
  const keep = (): void => store("lang", readVisit().language);
  keep();
  subscribe(keep);
}
