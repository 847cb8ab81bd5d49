import type { DeskOrder } from "@waslijn/contract/console/order";
import type { OrderState } from "@waslijn/contract/shared/order-life";

export type Step = {
  state: OrderState;
  stands: "done" | "now" | "next";
  /** Actual or planned time. */
  at: string | undefined;
};

type Known = Pick<DeskOrder, "state" | "history" | "delivery" | "pickup">;

const LINE = ["placed", "picked-up", "counted", "ready", "delivered"] as const;

/** Progress of an order: past, current and future states. A cancelled order ends where it stopped. */
export function stateSteps({ state, history, pickup, delivery }: Known): Step[] {
  const reachedAt = (wanted: OrderState) => history.find(({ kind }) => kind === wanted)?.at;
  if (state === "cancelled") {
    const reached = LINE.filter((one) => reachedAt(one));
    return [
      ...reached.map((one): Step => ({ state: one, stands: "done", at: reachedAt(one) })),
      { state, stands: "now", at: reachedAt("cancelled") },
    ];
  }
  const now = LINE.indexOf(state);
  const planned: Partial<Record<OrderState, string | undefined>> = {
    "picked-up": pickup.starts,
    delivered: delivery?.starts,
  };
  return LINE.map((one, at) => ({
    state: one,
    stands: at < now ? "done" : at === now ? "now" : "next",
    at: at <= now ? reachedAt(one) : planned[one],
  }));
}
