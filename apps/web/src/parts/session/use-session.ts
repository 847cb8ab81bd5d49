import { useSyncExternalStore } from "react";
import { sessionStore, UNKNOWN_SESSION, type Session } from "./session-store.ts";

/** Who is here. The server and the first render of the page do not know it yet. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => UNKNOWN_SESSION);
}
