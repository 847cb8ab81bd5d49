/** One value that was kept beside the current history entry, not in the address. */
export function readHistoryState(name: string): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null) return undefined;
  const value = (state as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}
