import type { STOP_STATES } from "@waslijn/contract/console/runs/runs";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { OrderRow } from "../orders-repository.ts";
import { statesBefore } from "./order-states.ts";

export type StopState = (typeof STOP_STATES)[number];

/** A stop is missed until a new window is chosen or it is done after all. */
export const stopState = (
  { status, awaits_window }: Pick<OrderRow, "status" | "awaits_window">,
  kind: WindowKind,
): StopState => {
  const isDone = kind === "pickup" ? status !== "placed" : status === "delivered";
  if (isDone) return "done";
  return awaits_window === kind ? "missed" : "open";
};

/** Whether a driver can do the stop, or has: laundry that is not marked as ready is not brought back. */
export const isReady = (
  { status, kind: orderKind }: Pick<OrderRow, "status" | "kind">,
  kind: WindowKind,
): boolean =>
  kind === "pickup" ||
  status === "delivered" ||
  statesBefore("delivered", orderKind).includes(status);
