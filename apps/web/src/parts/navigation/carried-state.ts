const KEY = "carriedState";

type Carried = { to: string; state: unknown };

/** State for another document's history entry travels in this tab's storage, never in the address. */
export function carryState(to: string, state: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ to, state } satisfies Carried));
  } catch {
    // Blocked storage: the next page asks again.
  }
}

/** At the start of a document: puts what was carried to it beside its history entry. */
export function takeCarriedState(): void {
  try {
    const { to, state } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Carried>;
    sessionStorage.removeItem(KEY);
    // A host of plain files adds a slash to the path.
    const here = location.pathname.replace(/\/$/, "") + location.search;
    if (to?.replace(/\/(?=\?|$)/, "") === here) history.replaceState(state, "");
  } catch {
    // Nothing was carried.
  }
}
