import { formatLongWindow } from "@waslijn/contract/shared/formats/times";
import type { Language } from "@waslijn/contract/shared/constants";
import { facts, type Block, type Peg } from "./mail-content.ts";
import { mailWords } from "./mail-words.ts";
import type { MailedOrder } from "./mailed-order.ts";
import { printHouse, printName, printPhone } from "../orders/strangers-text.ts";
import type { WallTime } from "../catalogue/times/available-dates.ts";
import type { EventData } from "../orders/life/fold-events.ts";
import type { OrderState } from "@waslijn/contract/shared/order-life";

export const pickupWindow = (order: MailedOrder, language: Language): string =>
  formatLongWindow(order.pickup_date, order.pickup_from, language);

export const deliveryWindow = (order: MailedOrder, language: Language): string | null =>
  order.delivery_date && order.delivery_from
    ? formatLongWindow(order.delivery_date, order.delivery_from, language)
    : null;

/** A window as the value of a fact: the day, and below it the hours. */
export const windowLines = (date: string, from: string, language: Language): string =>
  formatLongWindow(date, from, language, "\n");

export const addressOf = ({ registered, pickup_location, location }: MailedOrder): string =>
  pickup_location ? printHouse(pickup_location, registered) : (location?.addressLine ?? "");

/**
 * The facts for every recipient; `was` has the windows before a change. The customer's note is left out: it is for the
 * driver, who sees it at the stop.
 */
export function orderFacts(
  order: MailedOrder,
  language: Language,
  was: EventData["was"] = {},
): Block {
  const { labels } = mailWords(language);
  const old = (was: WallTime | undefined) => was && windowLines(was.date, was.time, language);
  return facts([
    [labels.number, order.number],
    [labels.company, order.companyName],
    [labels.location, order.location?.company],
    [labels.address, addressOf(order)],
    [labels.pickup, windowLines(order.pickup_date, order.pickup_from, language), old(was.pickup)],
    [
      labels.delivery,
      order.delivery_date && order.delivery_from
        ? windowLines(order.delivery_date, order.delivery_from, language)
        : null,
      old(was.delivery),
    ],
    [labels.services, order.serviceNames.join(", ")],
    [labels.bags, order.bags === null ? null : String(order.bags)],
  ]);
}

/** The facts for operations only. */
export function operationsFacts(order: MailedOrder, language: Language): Block {
  const words = mailWords(language);
  const { labels } = words;
  const { name, phone, email } = order.contact;
  return facts([
    [labels.kind, kindOf(order, language)],
    [labels.hub, order.hubName],
    [labels.contact, [printName(name), printPhone(phone), email].filter(Boolean).join("\n")],
    [labels.bag, order.has_bag ? words.yes : words.no],
    [labels.coupon, order.coupon_code],
    [labels.byHand, order.pickup_location?.byHand ? words.yes : null],
  ]);
}

export function kindOf(order: MailedOrder, language: Language): string {
  const kinds: Record<string, string> = mailWords(language).kinds;
  return kinds[order.kind] ?? order.kind;
}

const STATES = [
  "placed",
  "picked-up",
  "counted",
  "ready",
  "delivered",
] as const satisfies readonly OrderState[];

/** The order's progress line. A pickup without a delivery has two steps, a cancelled order no line. */
export function orderLine(order: MailedOrder, language: Language): readonly Peg[] | undefined {
  const reached = STATES.findIndex((state) => state === order.status);
  if (reached < 0) return undefined;
  const { line } = mailWords(language);
  const states = order.delivery_date ? STATES : STATES.slice(0, 2);
  return states.map((state, index) => {
    const at = index <= reached ? "done" : index === reached + 1 ? "now" : "next";
    return { word: at === "done" ? line.done[state] : line.toDo[state], at };
  });
}
