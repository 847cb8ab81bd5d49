import {
  isBilledPerPiece,
  type ActorKind,
  type OrderEventKind,
  type OrderKind,
  type OrderState,
} from "@waslijn/contract/shared/order-life";

type EventRule = {
  /** The states it may follow. */
  after: readonly OrderState[];
  /** The state it leads to; without one the order stays where it was. */
  to?: OrderState;
  /** Leads there from this state alone: from others the order goes on. */
  toFrom?: OrderState;
  /** Without this it may happen to orders of all kinds. */
  kinds?: readonly OrderKind[];
  by: readonly ActorKind[];
  /** Kinds that are not billed per piece may come here without having been counted or ready (LIFE-03). */
  unbilledAfter?: readonly OrderState[];
};

const UNDER_WAY = ["placed", "picked-up", "counted", "ready"] as const;
const EVER = [...UNDER_WAY, "delivered", "cancelled"] as const;

/** Which event may follow which state, and who may make it happen (LIFE-03). Everything else is refused. */
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
  delivered: {
    after: ["ready"],
    to: "delivered",
    by: ["driver", "staff"],
    unbilledAfter: ["picked-up", "counted"],
  },
  // Whether there is something to take back, and whereto, its own history says (DRIVE-02).
  "stop-undone": { after: [...UNDER_WAY, "delivered"], by: ["driver"] },
  "fee-waived": { after: EVER, by: ["staff"] },
  cancelled: { after: ["placed"], to: "cancelled", by: ["customer", "staff", "clock"] },
  // What is with us has to be brought back: only an order that was not picked up ends here (MINE-14).
  withdrawn: {
    after: UNDER_WAY,
    to: "cancelled",
    toFrom: "placed",
    by: ["customer", "staff"],
    kinds: ["consumer"],
  },
  // Money goes its own way: it may be asked, come and go back whatever the order is (LIFE-02).
  "bill-sent": { after: EVER, by: ["staff", "clock"] },
  "payment-changed": { after: EVER, by: ["payment-service"] },
  "refund-changed": { after: EVER, by: ["payment-service", "staff", "clock"] },
  reminded: { after: EVER, by: ["clock"] },
  overdue: { after: EVER, by: ["clock"] },
  "written-off": { after: EVER, by: ["staff"] },
} as const satisfies Record<OrderEventKind, EventRule>;

/** The states in which this may happen to an order of this kind. */
export function statesBefore(event: OrderEventKind, kind: OrderKind): OrderState[] {
  const rule: EventRule = EVENT_RULES[event];
  if (rule.kinds && !rule.kinds.includes(kind)) return [];
  return [...rule.after, ...(isBilledPerPiece(kind) ? [] : (rule.unbilledAfter ?? []))];
}

/** The state an event leads to, if it leads to another. */
export const leadsTo = (event: OrderEventKind, from: OrderState): OrderState | undefined => {
  const rule: EventRule = EVENT_RULES[event];
  return rule.toFrom === undefined || rule.toFrom === from ? rule.to : undefined;
};

export const mayMake = (actor: ActorKind, event: OrderEventKind): boolean => {
  const rule: EventRule = EVENT_RULES[event];
  return rule.by.includes(actor);
};

/** What somebody of this kind may do with an order now. */
export function possibleEvents(
  actor: ActorKind,
  { kind, state }: { kind: OrderKind; state: OrderState },
): OrderEventKind[] {
  const events = Object.keys(EVENT_RULES) as OrderEventKind[];
  return events.filter(
    (event) => mayMake(actor, event) && statesBefore(event, kind).includes(state),
  );
}
