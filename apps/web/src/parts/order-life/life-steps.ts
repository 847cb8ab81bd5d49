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
import { dayParts, formatDate } from "../../i18n/format-date.ts";

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

/** For the middle of a sentence: `dinsdag 17 november`, 18:00 and 20:00. */
export const whenOf = ({ date, from, to }: OrderWindow, language: Language) => ({
  day: formatDate(date, language),
  from,
  to,
});

/** What an order's line is drawn from; lists know neither its history nor of a withdrawal. */
export type LivingOrder = Pick<
  OrderView,
  "kind" | "state" | "placedAt" | "pickup" | "delivery" | "awaits"
> &
  Partial<Pick<OrderView, "history" | "withdrawnAt">>;

export type LifeStepName = "placed" | "pickup" | "count" | "wash" | "delivery";

export type OrderStep = {
  name: LifeStepName;
  garment: Garment;
  state: StepState;
  /** When it was done, if that is known. */
  doneAt: string | undefined;
  /** The window in which we come for it. */
  window: OrderWindow | undefined;
  /** Nobody was met: it needs a new window. */
  missed: boolean;
};

type Rule = {
  name: LifeStepName;
  garment: Garment;
  /** The event that ends it. */
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

/** The pieces on the line; at the end the first sock finds the second. */
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
    // What was not washed before a withdrawal goes back as it is (MINE-14).
    has: ({ withdrawnAt, state }) => !withdrawnAt || RANK[state] >= RANK.ready,
  },
  { name: "delivery", garment: "sock", ends: "delivered", has: ({ delivery }) => !!delivery },
];

/** Which pieces hang, which one is on its way, and which pegs are empty (MINE-02). */
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
    missed: order.awaits === step.name,
  }));
}

const lastOf = ({ history = [] }: LivingOrder, kind: OrderEventKind): string | undefined =>
  history.findLast((event) => event.kind === kind)?.at;

function windowFor({ pickup, delivery }: LivingOrder, name: LifeStepName): OrderWindow | undefined {
  if (name === "pickup") return pickup;
  return name === "delivery" ? (delivery ?? undefined) : undefined;
}
