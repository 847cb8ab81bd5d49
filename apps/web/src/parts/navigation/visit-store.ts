import { match, type Visit } from "../../paths.ts";

/** Where the browser is, as a store; the server and the first client render get theirs handed in. */
let current: Visit | undefined;
const listeners = new Set<() => void>();

export function readVisit(): Visit {
  current ??= visitOf(location.pathname + location.search);
  return current;
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", refresh);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", refresh);
  };
}

export function refresh(): void {
  current = visitOf(location.pathname + location.search);
  for (const listener of listeners) listener();
}

/** What a redirect leads to has a language, and redirects no further. */
function visitOf(path: string): Visit {
  const found = match(path);
  return found.kind === "page" ? found.visit : visitOf(found.to);
}
