/** The line beats every few seconds; after so long without one, what is on screen may be old (DESK-06). */
export const SILENT_MS = 10_000;

/** Since when nothing was heard, once that is long enough to say. */
export const silentSince = (heardAt: number, now: number): number | undefined =>
  now - heardAt > SILENT_MS ? heardAt : undefined;
