type Listener = () => void;

const listeners = new Set<Listener>();

/** Whoever is out hears it at the next call, whichever that is (STAFF-03). Returns how to stop listening. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSignedOut(): void {
  for (const listener of listeners) listener();
}
