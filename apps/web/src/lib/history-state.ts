/** Reads one value of the current history entry's state, which is not part of the URL. */
export function readHistoryState(name: string): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null) return undefined;
  const value = (state as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}
