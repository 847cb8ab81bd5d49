import { useSyncExternalStore } from "react";
import { session, UNKNOWN_VISITOR, type Visitor } from "../../api/session.ts";

/** Who is here. The server and the first render of the page do not know it yet. */
export function useSession(): Visitor {
  return useSyncExternalStore(session.subscribe, session.read, () => UNKNOWN_VISITOR);
}
