type State = { status: string; data: { isKept: boolean } | undefined };

/** A bad line comes back without telling anybody. */
const SOON_MS = 5000;

/** How often to ask for what this device keeps a copy of: soon again as long as the copy is shown. */
export const soonWhileKept =
  (everyMs: number) =>
  ({ state: { status, data } }: { state: State }): number =>
    status === "error" || data?.isKept ? SOON_MS : everyMs;
