import { removeTokens, storedTokens } from "../api/session-tokens.ts";
import { forget } from "../lib/storage.ts";
import { storeEntryPoint } from "../parts/session/entry-point.ts";
import { sessionIsReady } from "../parts/session/session-store.ts";
import type { RouteName } from "../paths.ts";

/**
 * What the session needs before anything that depends on it is shown. An anon visitor waits for
 * nothing: then this finishes before it returns (SESS-12), and nothing that makes calls is loaded.
 */
export function startSession(route: RouteName): Promise<void> {
  // Logging out ends every session itself and needs the entry point for its redirect (ROUTE-19).
  if (route === "logout") return finish();
  const { type } = storedTokens();
  if (type === "guest") endGuest();
  storeEntryPoint(route);
  return type === "user" ? startUser() : finish();
}

function finish(): Promise<void> {
  sessionIsReady();
  return Promise.resolve();
}

/** A guest does not outlive the page; the draft of this tab stays (SESS-09). */
function endGuest(): void {
  removeTokens();
  forget(
    "entryPoint",
    "outOfAreaPostalCode",
    "outOfAreaHouseNumber",
    "outOfAreaAddition",
    "outOfAreaReason",
  );
}

async function startUser(): Promise<void> {
  try {
    const { resumeUser } = await import("../parts/session/resume-user.ts");
    await resumeUser();
  } finally {
    sessionIsReady();
  }
}
