import type { StopAct } from "@waslijn/contract/console/runs";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { type OrderEventKind, standingEvents } from "@waslijn/contract/shared/order-life";
import type { EventData } from "../orders/life/fold-events.ts";

type Happened = {
  version: number;
  kind: OrderEventKind;
  actor_id: string | null;
  data: EventData;
};

/** What leaves nothing to do at a door. A missed one is done all the same by whoever has the bags. */
const ENDS: Record<WindowKind, Record<"done" | "missed", readonly OrderEventKind[]>> = {
  pickup: {
    done: ["cancelled", "withdrawn", "picked-up"],
    missed: ["cancelled", "withdrawn", "picked-up", "pickup-missed"],
  },
  delivery: { done: ["delivered"], missed: ["delivered", "delivery-missed"] },
};

/**
 * What happened at this stop that whoever drove there did not know: it is theirs to hear, not to be overruled
 * (LIFE-08). Their own acts they know, and what does not concern the door does not hold them up.
 */
export function whatWasFirst<E extends Happened>(
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
