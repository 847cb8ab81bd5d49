import {
  isBilledPerPiece,
  type ActorKind,
  type OrderEventKind,
  type OrderKind,
  type OrderState,
} from "@waslijn/contract/shared/order-life";

type EventRule = {
  /** States in which the event is allowed. */
  after: readonly OrderState[];
  /** The resulting state; without it the state does not change. */
  to?: OrderState;
  /** The state changes to `to` only from this state; from others it stays. */
  toFrom?: OrderState;
  /** Order kinds that allow the event; omitted means all. */
  kinds?: readonly OrderKind[];
  by: readonly ActorKind[];
  /** Additional states for kinds that are not billed per piece: they may skip counting and ready (LIFE-03). */
  unbilledAfter?: readonly OrderState[];
};

const UNDER_WAY = ["placed", "picked-up", "counted", "ready"] as const;
const EVER = [...UNDER_WAY, "delivered", "cancelled"] as const;

/**
 * The state machine: which event is allowed in which state, and by which actor (LIFE-03). Everything else is refused.
 */
export const EVENT_RULES = {
  placed: { after: [], to: "placed", by: ["customer", "staff", "clock"] },
  "windows-changed": { after: UNDER_WAY, by: ["customer", "staff"] },
  "details-changed": { after: ["placed"], by: ["customer", "staff"] },
  "link-replaced": { after: EVER, by: ["staff"] },
  "pickup-missed": { after: ["placed"], by: ["driver", "staff"] },
  "picked-up": { after: ["placed"], to: "picked-up", by: ["driver", "staff"] },
  counted: { after: ["picked-up"], to: "counted", by: ["staff"] },
  recounted: { after: ["counted", "ready", "delivered"], by: ["staff"] },
  ready: { after: ["counted"], to: "ready", by: ["staff"], unbilledAfter: ["picked-up"] },
  "delivery-missed": {
    after: ["ready"],
    by: ["driver", "staff"],
    unbilledAfter: ["picked-up", "counted"],
  },
  // The order stays under way until all its bags are delivered (DRIVE-07).
  "part-delivered": {
    after: ["ready"],
    by: ["driver"],
    unbilledAfter: ["picked-up", "counted"],
  },
  delivered: {
    after: ["ready"],
    to: "delivered",
    by: ["driver", "staff"],
    unbilledAfter: ["picked-up", "counted"],
  },
  // Whether there is an event to undo, and the resulting state, depend on the order's history (DRIVE-02).
  "stop-undone": { after: [...UNDER_WAY, "delivered"], by: ["driver"] },
  "fee-waived": { after: EVER, by: ["staff"] },
  cancelled: { after: ["placed"], to: "cancelled", by: ["customer", "staff", "clock"] },
  // Laundry that was picked up must still be delivered: only an order before its pickup ends here (MINE-14).
  withdrawn: {
    after: UNDER_WAY,
    to: "cancelled",
    toFrom: "placed",
    by: ["customer", "staff"],
    kinds: ["consumer"],
  },
  // Payments are independent of the order's state: bills, payments and refunds may happen in any state (LIFE-02).
  "bill-sent": { after: EVER, by: ["staff", "clock"] },
  "payment-changed": { after: EVER, by: ["payment-service"] },
  "refund-changed": { after: EVER, by: ["payment-service", "staff", "clock"] },
  reminded: { after: EVER, by: ["clock"] },
  overdue: { after: EVER, by: ["clock"] },
  "written-off": { after: EVER, by: ["staff"] },
} as const satisfies Record<OrderEventKind, EventRule>;

/** States in which this event is allowed for an order of this kind. */
export function statesBefore(event: OrderEventKind, kind: OrderKind): OrderState[] {
  const rule: EventRule = EVENT_RULES[event];
  if (rule.kinds && !rule.kinds.includes(kind)) return [];
  return [...rule.after, ...(isBilledPerPiece(kind) ? [] : (rule.unbilledAfter ?? []))];
}

/** The state after the event; undefined when it does not change the state. */
export const leadsTo = (event: OrderEventKind, from: OrderState): OrderState | undefined => {
  const rule: EventRule = EVENT_RULES[event];
  return rule.toFrom === undefined || rule.toFrom === from ? rule.to : undefined;
};

export const mayMake = (actor: ActorKind, event: OrderEventKind): boolean => {
  const rule: EventRule = EVENT_RULES[event];
  return rule.by.includes(actor);
};

/** The events that an actor of this kind may cause now. */
export function possibleEvents(
  actor: ActorKind,
  { kind, state }: { kind: OrderKind; state: OrderState },
): OrderEventKind[] {
  const events = Object.keys(EVENT_RULES) as OrderEventKind[];
  return events.filter(
    (event) => mayMake(actor, event) && statesBefore(event, kind).includes(state),
  );
}
