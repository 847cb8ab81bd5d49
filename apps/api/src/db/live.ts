/** Something changed: pages that show it read it again. Only ids travel, never what changed. */
export type Change = { order: string } | { run: string } | { data: string };

/** Tells all nodes, and so all open pages, what changed. It may lose a change; readers also ask by themselves. */
export type Live = {
  announce: (change: Change) => void;
  /** Calls back for every change, and without one when some may have been missed. */
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

/** Within one process, where the database belongs to it alone. */
export function openLiveInProcess(): Live {
  const all = followers();
  return {
    announce: (change) => setImmediate(() => all.tell(change)),
    follow: all.add,
    close: async () => undefined,
  };
}
