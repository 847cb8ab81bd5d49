type State = { status: string; data: { isKept: boolean } | undefined };

/** A poor connection recovers without an `online` event. */
const SOON_MS = 5000;

/** Polling interval of a query that has a stored copy: short while the copy is shown. */
export const soonWhileKept =
  (everyMs: number) =>
  ({ state: { status, data } }: { state: State }): number =>
    status === "error" || data?.isKept ? SOON_MS : everyMs;
