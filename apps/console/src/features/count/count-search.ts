import { readLabel } from "@waslijn/contract/shared/order-label";

/** `order` and `bag` being counted; none: waiting for a scan. `camera` opens the camera at once. */
export type CountSearch = { order?: string; bag?: string; camera?: "1" };

export function parseCountSearch(search: Record<string, unknown>): CountSearch {
  const { order, bag, camera } = search;
  if (typeof order !== "string") return camera === "1" ? { camera } : {};
  const label = typeof bag === "string" ? readLabel(`${order}-B${bag}`) : readLabel(order);
  if (!label) return {};
  return { order: label.number, ...(label.bag && { bag: String(label.bag) }) };
}
