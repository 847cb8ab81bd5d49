import { match, type Place } from "../../paths.ts";

/** Where the browser is, as a store; the server and the first client render get theirs handed in. */
let current: Place | undefined;
const listeners = new Set<() => void>();

export function readPlace(): Place {
  current ??= placeOf(location.pathname + location.search);
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
  current = placeOf(location.pathname + location.search);
  for (const listener of listeners) listener();
}

function placeOf(path: string): Place {
  const found = match(path);
  return found.kind === "page" ? found.place : readRedirected(found.to);
}

function readRedirected(to: string): Place {
  const found = match(to);
  return found.kind === "page" ? found.place : { route: "not-found", language: "nl", query: {} };
}
