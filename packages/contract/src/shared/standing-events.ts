import type { OrderEventKind } from "./order-life.ts";

type Undoable = { version: number; kind: OrderEventKind; data: { undoes?: { version: number } } };

/** What of a history still holds: without what was taken back, and without the taking back (DRIVE-02). */
export function standingEvents<E extends Undoable>(events: readonly E[]): E[] {
  const undone = new Set(events.map(({ data }) => data.undoes?.version));
  return events.filter(({ version, kind }) => kind !== "stop-undone" && !undone.has(version));
}
