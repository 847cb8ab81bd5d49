import { refreshOnce } from "../api/refresh-once.ts";
import { counted } from "../api/running-calls.ts";
import { removeTokens, sessionTokens, storedTokens } from "../api/session-tokens.ts";
import { forget } from "../lib/storage.ts";
import { readEntryPoint, storeEntryPoint } from "../parts/session/entry-point.ts";
import { resetOrderData } from "../parts/session/order-data.ts";
import { loadMe } from "../parts/session/session-actions.ts";
import { sessionIsReady } from "../parts/session/session-store.ts";
import type { RouteName } from "../paths.ts";

/**
 * What the session needs before anything that depends on it is shown. An anon visitor waits for
 * nothing: then this finishes before it returns (SESS-12).
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
    await counted(() => refreshOnce(sessionTokens().token));
    await loadMe();
  } catch {
    // Refused: anon by now. No answer: the tokens are kept. The page renders either way (SESS-10).
  }
  const entryPoint = readEntryPoint();
  if (entryPoint === "re-use" || entryPoint === "re-cover") resetOrderData();
  sessionIsReady();
}
