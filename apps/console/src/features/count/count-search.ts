import { readLabel } from "@waslijn/contract/shared/order-label";

/**
 * `order` and `bag` being counted; none: waiting for a scan. `hub` whose orders are listed, all of them when absent.
 * `camera` opens the camera at once.
 */
export type CountSearch = { order?: string; bag?: string; hub?: string; camera?: "1" };

export function parseCountSearch(search: Record<string, unknown>): CountSearch {
  const { order, bag, hub, camera } = search;
  const listed = typeof hub === "string" ? { hub } : {};
  if (typeof order !== "string") return { ...listed, ...(camera === "1" && { camera }) };
  const label = typeof bag === "string" ? readLabel(`${order}-B${bag}`) : readLabel(order);
  if (!label) return listed;
  return { ...listed, order: label.number, ...(label.bag && { bag: String(label.bag) }) };
}
