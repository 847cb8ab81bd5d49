/** Notification that something changed, so that pages reload it. Contains only ids, never data. */
export type Change = { order: string } | { run: string } | { data: string };

/**
 * Announces changes to all nodes and their open pages. At-most-once delivery: clients also poll, so a lost notification
 * only delays them.
 */
export type Live = {
  announce: (change: Change) => void;
  /** Calls back for every change, and with undefined when some may have been lost. */
  follow: (listener: (change: Change | undefined) => void) => () => void;
  close: () => Promise<void>;
};

export type Followers = {
  add: Live["follow"];
  tell: (change: Change | undefined) => void;
};

export function followers(): Followers {
  const listeners = new Set<(change: Change | undefined) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(change) {
      for (const listener of listeners) listener(change);
    },
  };
}

/** In-process variant for an embedded database. */
export function openLiveInProcess(): Live {
  const all = followers();
  return {
    announce: (change) => setImmediate(() => all.tell(change)),
    follow: all.add,
    close: async () => undefined,
  };
}
