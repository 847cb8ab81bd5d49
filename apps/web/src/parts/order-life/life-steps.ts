import { dayParts, formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import type { OrderView, OrderWindow } from "@waslijn/contract/customer/my-order";
import {
  isBilledPerPiece,
  type OrderEventKind,
  type OrderState,
} from "@waslijn/contract/shared/order-life";
import type { Garment } from "../../ui/life-line.tsx";
import type { StepState } from "../../ui/stepper.tsx";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";

/** `di 17 nov`. */
export function shortDay(date: string, language: Language): string {
  const { weekday, day, month } = dayParts(date, language);
  return `${weekday}\u00a0${day}\u00a0${month}`;
}

/** `zo 15 nov, 14:32`. */
export function shortMoment(timestamp: string, language: Language): string {
  const { date, time } = fromTimestamp(timestamp);
  return `${shortDay(date, language)}, ${time}`;
}

/** Parts for use in a sentence: `dinsdag 17 november`, 18:00 and 20:00. */
export const whenOf = ({ date, from, to }: OrderWindow, language: Language) => ({
  day: formatWholeDate(date, language),
  from,
  to,
});

/** Fields of the order's progress line; lists have neither history, withdrawal nor withdrawn windows. */
export type LivingOrder = Pick<
  OrderView,
  "kind" | "state" | "placedAt" | "pickup" | "delivery" | "awaits"
> &
  Partial<Pick<OrderView, "part" | "history" | "withdrawnAt" | "gone">>;

export type LifeStepName = "placed" | "pickup" | "count" | "wash" | "delivery";

export type OrderStep = {
  name: LifeStepName;
  garment: Garment;
  state: StepState;
  /** When it was completed, if known. */
  doneAt: string | undefined;
  /** Window of the pickup or delivery. */
  window: OrderWindow | undefined;
  /** Missed stop, or one whose window we withdrew: needs a new window. */
  missed: boolean;
};

type Rule = {
  name: LifeStepName;
  garment: Garment;
  /** The event that completes this step. */
  ends: OrderEventKind & OrderState;
  has: (order: LivingOrder) => boolean;
};

const always = (): boolean => true;

const RANK: Record<OrderState, number> = {
  cancelled: -1,
  placed: 0,
  "picked-up": 1,
  counted: 2,
  ready: 3,
  delivered: 4,
};

/** Steps with their garments on the line; the sock of the first step pairs with the last. */
const STEPS: readonly Rule[] = [
  { name: "placed", garment: "sock", ends: "placed", has: always },
  { name: "pickup", garment: "shirt", ends: "picked-up", has: always },
  {
    name: "count",
    garment: "towel",
    ends: "counted",
    has: ({ kind }) => isBilledPerPiece(kind),
  },
  {
    name: "wash",
    garment: "dress",
    ends: "ready",
    // Laundry that was not washed before a withdrawal is returned unwashed (MINE-14).
    has: ({ withdrawnAt, state }) => !withdrawnAt || RANK[state] >= RANK.ready,
  },
  { name: "delivery", garment: "sock", ends: "delivered", has: ({ delivery }) => !!delivery },
];

/** Done, current and coming steps of an order (MINE-02). */
export function lifeSteps(order: LivingOrder): OrderStep[] {
  const steps = STEPS.filter(({ has }) => has(order));
  const isDone = ({ ends }: Rule): boolean => RANK[order.state] >= RANK[ends];
  const now = steps.find((step) => !isDone(step));
  return steps.map((step) => ({
    name: step.name,
    garment: step.garment,
    state: isDone(step) ? "done" : step === now ? "now" : "next",
    doneAt: step.name === "placed" ? order.placedAt : lastOf(order, step.ends),
    window: windowFor(order, step.name),
    missed: order.awaits === step.name || order.gone?.some((kind) => kind === step.name) === true,
  }));
}

const lastOf = ({ history = [] }: LivingOrder, kind: OrderEventKind): string | undefined =>
  history.findLast((event) => event.kind === kind)?.at;

function windowFor(order: LivingOrder, name: LifeStepName): OrderWindow | undefined {
  const { pickup, delivery, awaits } = order;
  if (name === "pickup") return pickup;
  // After a missed pickup there is no delivery window until the new pickup is chosen.
  return name === "delivery" && awaits !== "pickup" ? (delivery ?? undefined) : undefined;
}
