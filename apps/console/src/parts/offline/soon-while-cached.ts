type State = { status: string; data: { isCached: boolean } | undefined };

/** A poor connection recovers without an `online` event. */
const SOON_MS = 5000;

/** Polling interval of a query that has a stored copy: short while the copy is shown. */
export const soonWhileCached =
  (everyMs: number) =>
  ({ state: { status, data } }: { state: State }): number =>
    status === "error" || data?.isCached ? SOON_MS : everyMs;
