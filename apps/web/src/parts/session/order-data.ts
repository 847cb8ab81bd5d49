/** Drafts live in this tab's session storage under keys that begin so. */
export const ORDER_DATA_PREFIX = "order.";

const listeners = new Set<() => void>();

/** Drafts in memory forget themselves when the order data is reset. */
export function onOrderDataReset(listener: () => void): void {
  listeners.add(listener);
}

/** Removes what was chosen and typed for an order in this tab (SESS-18, SESS-22). */
export function resetOrderData(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(ORDER_DATA_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
  for (const listener of listeners) listener();
}
