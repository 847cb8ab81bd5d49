import type { WithdrawalWay } from "@waslijn/contract/console/codes";
import type {
  Handover,
  MissingReason,
  OrderEventKind,
  OrderState,
} from "@waslijn/contract/shared/order-life";
import type { PaymentState, PayMethod, RefundState } from "@waslijn/contract/shared/payments";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { FreeLine } from "@waslijn/contract/shared/pricing";
import type { WallTime } from "../../catalogue/times/available-dates.ts";
import { leadsTo } from "./order-states.ts";

/** Previous position in its run of a stop that a move removed from it. */
export type PlaceInRun = { id: string; position: number; isLocked: boolean };
export type PlacesInRuns = Partial<Record<WindowKind, PlaceInRun>>;

/** An event's payload; never contains a name, an address or a phone number. */
export type EventData = {
  pickup?: WallTime;
  delivery?: WallTime;
  /** The values before the event; `awaits` if the event cleared it. */
  was?: { pickup?: WallTime; delivery?: WallTime; awaits?: WindowKind; runs?: PlacesInRuns };
  /** The stop that awaits a new window again, because its move was undone. */
  awaits?: WindowKind;
  /** Cents that the event costs the customer. */
  fee?: number;
  /** The event whose fee is waived. */
  waives?: number;
  reason?: string;
  calls?: number;
  bags?: number;
  /** Label codes of the bags, scanned or typed. */
  codes?: string[];
  /** How a delivery was handed over; names and house numbers are in `delivery_proofs` (DRIVE-06). */
  handover?: Handover;
  /** The bags that a part delivery did not bring (DRIVE-07). */
  missing?: { bags: number; reason: MissingReason };
  /** Time of the act by the reporting phone's clock (DRIVE-03). */
  saidAt?: string;
  /** The event that is undone, and the order's state before it. */
  undoes?: { version: number } & Pick<LifeOfOrder, "state" | "missedDeliveries"> & {
      awaits: WindowKind | null;
      awaitsRest?: boolean;
      bagsDelivered?: number;
    };
  /** How and on which day a withdrawal came that the desk recorded. */
  came?: { via: WithdrawalWay; on: string };
  /** Set when the event also stopped the order's plan (PLAN-04). */
  plan?: "stopped";
  /** The bill's total in cents. */
  total?: number;
  /** All free lines of the bill from now on. */
  free?: FreeLine[];
  fields?: string[];
  /** The changed payment or refund, by our own id. */
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

/** The part of an order that is derived from its events; the row of `orders` is a copy of it. */
export type LifeOfOrder = {
  state: OrderState;
  version: number;
  pickup: WallTime | undefined;
  delivery: WallTime | undefined;
  awaits: WindowKind | undefined;
  /** The last visit to the delivery brought a part of the bags. */
  awaitsRest: boolean;
  missedDeliveries: number;
  /** Bags that part deliveries brought (DRIVE-07). */
  bagsDelivered: number;
  isWithdrawn: boolean;
};

const UNBORN: LifeOfOrder = {
  state: "placed",
  version: 0,
  pickup: undefined,
  delivery: undefined,
  awaits: undefined,
  awaitsRest: false,
  missedDeliveries: 0,
  bagsDelivered: 0,
  isWithdrawn: false,
};

/** Derives an order's current state from its events (LIFE-01). */
export const foldEvents = (events: readonly OrderEvent[]): LifeOfOrder =>
  events.reduce(follow, UNBORN);

function follow(life: LifeOfOrder, { version, kind, data }: OrderEvent): LifeOfOrder {
  const { undoes } = data;
  if (undoes) {
    const { version: _, awaits, awaitsRest = false, bagsDelivered = 0, ...before } = undoes;
    return { ...life, ...before, version, awaits: awaits ?? undefined, awaitsRest, bagsDelivered };
  }
  const state = leadsTo(kind, life.state) ?? life.state;
  const pickup = data.pickup ?? life.pickup;
  const delivery = data.delivery ?? life.delivery;
  const awaits = awaitsAfter(kind, data, life.awaits);
  const isMissed = kind === "delivery-missed";
  const isPart = kind === "part-delivered";
  return {
    state,
    version,
    pickup,
    delivery,
    awaits,
    awaitsRest: isPart || (life.awaitsRest && !isMissed),
    missedDeliveries: life.missedDeliveries + (isMissed ? 1 : 0),
    bagsDelivered: life.bagsDelivered + (isPart ? (data.bags ?? 0) : 0),
    isWithdrawn: life.isWithdrawn || kind === "withdrawn",
  };
}

/** After a missed stop or a part delivery the order awaits a new window, until one is chosen or the stop is done after all. */
function awaitsAfter(
  kind: OrderEventKind,
  data: EventData,
  before: WindowKind | undefined,
): WindowKind | undefined {
  switch (kind) {
    case "pickup-missed":
      return "pickup";
    case "delivery-missed":
    case "part-delivered":
      return "delivery";
    case "windows-changed":
      return data.awaits ?? (before && data[before] ? undefined : before);
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
