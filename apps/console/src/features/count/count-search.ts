import { readLabel } from "@waslijn/contract/shared/order-label";

/** Where the counter is: at the next scan, or at an order and one of its bags. `camera` opens it at once. */
export type CountSearch = { order?: string; bag?: string; camera?: "1" };

export function parseCountSearch(search: Record<string, unknown>): CountSearch {
  const { order, bag, camera } = search;
  const label = readLabel(`${String(order)}-B${String(bag ?? 1)}`);
  if (!label) return camera === "1" ? { camera } : {};
  return { order: label.number, ...(bag !== undefined && { bag: String(label.bag) }) };
}
