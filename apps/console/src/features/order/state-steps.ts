import type { DeskOrder } from "@waslijn/contract/console/order";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { OrderEventKind, OrderState } from "@waslijn/contract/shared/order-life";

export type Step = {
  state: OrderState;
  /** `missed`: the driver came in vain, and no new window is chosen yet. */
  stands: "done" | "now" | "next" | "missed";
  /** Actual or planned time. */
  at: string | undefined;
  /** How often the driver came in vain. */
  misses: number;
};

type Known = Pick<DeskOrder, "state" | "history" | "delivery" | "pickup" | "awaits" | "part">;

type Stop = { missed: OrderEventKind; kind: WindowKind };
const STOPS: Partial<Record<OrderState, Stop>> = {
  "picked-up": { missed: "pickup-missed", kind: "pickup" },
  delivered: { missed: "delivery-missed", kind: "delivery" },
};

const LINE = ["placed", "picked-up", "counted", "ready", "delivered"] as const;

/** Progress of an order: past, current and future states. A cancelled order ends where it stopped. */
export function stateSteps({ state, pickup, delivery, awaits, part, ...known }: Known): Step[] {
  const history = known.history.filter(({ isUndone }) => !isUndone);
  const reachedAt = (wanted: OrderState) => history.find(({ kind }) => kind === wanted)?.at;
  const missesOf = (step: OrderState) =>
    history.filter(({ kind }) => kind === STOPS[step]?.missed).map(({ at }) => at);
  const step = (of: OrderState, stands: Step["stands"], at: string | undefined): Step => ({
    state: of,
    stands,
    at,
    misses: missesOf(of).length,
  });
  if (state === "cancelled") {
    const reached = LINE.filter((one) => reachedAt(one));
    return [
      ...reached.map((one) => step(one, "done", reachedAt(one))),
      step(state, "now", reachedAt("cancelled")),
    ];
  }
  const now = LINE.indexOf(state);
  const planned: Partial<Record<OrderState, string | undefined>> = {
    "picked-up": pickup.starts,
    // After a part delivery there is none until a window for the rest is chosen.
    delivered: awaits && part ? undefined : delivery?.starts,
  };
  return LINE.map((one, at) => {
    if (at <= now) return step(one, at < now ? "done" : "now", reachedAt(one));
    if (awaits && !part && STOPS[one]?.kind === awaits)
      return step(one, "missed", missesOf(one).at(-1));
    return step(one, "next", planned[one]);
  });
}
