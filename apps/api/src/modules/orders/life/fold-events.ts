import type { OrderEventKind, OrderState } from "@waslijn/contract/shared/order-life";
import type { PaymentState, PayMethod, RefundState } from "@waslijn/contract/shared/payments";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { FreeLine } from "@waslijn/contract/shared/pricing";
import type { WallTime } from "../../catalogue/times/available-dates.ts";
import { leadsTo } from "./order-states.ts";

/** Where a stop was planned that a move took out of its run. */
export type PlaceInRun = { id: string; position: number; isLocked: boolean };

/** What an event says beside its kind; never a name, an address or a phone number. */
export type EventData = {
  pickup?: WallTime;
  delivery?: WallTime;
  /** What it was before. */
  was?: { pickup?: WallTime; delivery?: WallTime; run?: PlaceInRun };
  /** Cents that the event costs the customer. */
  fee?: number;
  /** The event whose fee is waived. */
  waives?: number;
  reason?: string;
  calls?: number;
  bags?: number;
  /** What stood on the labels of bags that were scanned or typed. */
  codes?: string[];
  /** When it was done by the clock of whoever said so later (DRIVE-03). */
  saidAt?: string;
  /** The event that is taken back, and what the order was before it. */
  undoes?: { version: number } & Pick<LifeOfOrder, "state" | "missedDeliveries"> & {
      awaits: WindowKind | null;
    };
  /** That the order's plan ended with it (PLAN-04). */
  plan?: "stopped";
  /** Cents that the bill came to. */
  total?: number;
  /** All that the desk adds or takes off by hand from now on. */
  free?: FreeLine[];
  fields?: string[];
  /** A payment or refund that changed, by our own id. */
  money?: {
    id: string;
    state: PaymentState | RefundState;
    cents: number;
    method?: PayMethod;
    /** Cents that the customer's bank took back. */
    chargedBack?: number;
  };
};

export type OrderEvent = { version: number; kind: OrderEventKind; data: EventData };

/** Everything about an order that its events decide; the row of `orders` is a copy of it. */
export type LifeOfOrder = {
  state: OrderState;
  version: number;
  pickup: WallTime | undefined;
  delivery: WallTime | undefined;
  awaits: WindowKind | undefined;
  missedDeliveries: number;
  isWithdrawn: boolean;
};

const UNBORN: LifeOfOrder = {
  state: "placed",
  version: 0,
  pickup: undefined,
  delivery: undefined,
  awaits: undefined,
  missedDeliveries: 0,
  isWithdrawn: false,
};

/** What a history amounts to (LIFE-01). */
export const foldEvents = (events: readonly OrderEvent[]): LifeOfOrder =>
  events.reduce(follow, UNBORN);

function follow(life: LifeOfOrder, { version, kind, data }: OrderEvent): LifeOfOrder {
  const { undoes } = data;
  if (undoes) {
    const { state, missedDeliveries } = undoes;
    return { ...life, version, state, missedDeliveries, awaits: undoes.awaits ?? undefined };
  }
  const state = leadsTo(kind, life.state) ?? life.state;
  const pickup = data.pickup ?? life.pickup;
  const delivery = data.delivery ?? life.delivery;
  const awaits = awaitsAfter(kind, data, life.awaits);
  const missedDeliveries = life.missedDeliveries + (kind === "delivery-missed" ? 1 : 0);
  const isWithdrawn = life.isWithdrawn || kind === "withdrawn";
  return { state, version, pickup, delivery, awaits, missedDeliveries, isWithdrawn };
}

/** A missed stop waits for a new window until one is chosen or the stop happens after all. */
function awaitsAfter(
  kind: OrderEventKind,
  data: EventData,
  before: WindowKind | undefined,
): WindowKind | undefined {
  switch (kind) {
    case "pickup-missed":
      return "pickup";
    case "delivery-missed":
      return "delivery";
    case "windows-changed":
      return before && data[before] ? undefined : before;
    case "picked-up":
    case "delivered":
    case "cancelled":
      return undefined;
    case "withdrawn":
      return before === "pickup" ? undefined : before;
    default:
      return before;
  }
}
