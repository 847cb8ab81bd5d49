import type { StopAct } from "@waslijn/contract/console/runs";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { type OrderEventKind, standingEvents } from "@waslijn/contract/shared/order-life";
import type { EventData } from "../orders/life/fold-events.ts";

type StopEvent = {
  version: number;
  kind: OrderEventKind;
  actor_id: string | null;
  data: EventData;
};

/** Events that end a stop. A stop reported as missed can still be completed by the driver who has the bags. */
const ENDS: Record<WindowKind, Record<"done" | "missed", readonly OrderEventKind[]>> = {
  pickup: {
    done: ["cancelled", "withdrawn", "picked-up"],
    missed: ["cancelled", "withdrawn", "picked-up", "pickup-missed"],
  },
  delivery: {
    done: ["delivered", "part-delivered"],
    missed: ["delivered", "part-delivered", "delivery-missed"],
  },
};

/**
 * The last event that ended or moved this stop without the driver's knowledge: a conflict, reported to the driver
 * instead of being overwritten (LIFE-08). Their own acts and events that do not concern the stop are no conflict.
 */
export function findConflict<E extends StopEvent>(
  events: readonly E[],
  {
    act,
    kind,
    seen,
    driver,
  }: { act: StopAct["act"]; kind: WindowKind; seen: number; driver: string },
): E | undefined {
  if (act !== "done" && act !== "missed") return undefined;
  return standingEvents(events)
    .filter(({ version, actor_id }) => version > seen && actor_id !== driver)
    .findLast(
      (event) =>
        ENDS[kind][act].includes(event.kind) ||
        (event.kind === "windows-changed" && event.data[kind] !== undefined),
    );
}
