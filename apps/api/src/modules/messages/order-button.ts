import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Language } from "@waslijn/contract/shared/constants";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import { amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import type { Deps } from "../../deps.ts";
import { publicUrl } from "../../public-url.ts";
import { freeUntil } from "../orders/life/allowed.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { orderPath, type LinkedOrder } from "../orders/order-link.ts";
import { button, type Block, type Terms } from "./mail-content.ts";
import { mailWords } from "./mail-words.ts";

type MailDeps = Pick<Deps, "env" | "secrets" | "clock">;
type RuledOrder = LinkedOrder &
  Pick<OrderRow, "pickup_at" | "delivery_at" | "awaits_window"> & {
    status: OrderState;
    lateFee: number;
  };

const ENDED: readonly OrderState[] = ["delivered", "cancelled"];

/** The button to the order's page (MINE-01), with the rule for changes and its times for this order (LIFE-11). */
export const orderButton = (
  deps: MailDeps,
  order: RuledOrder,
  language: Language,
  words: string = mailWords(language)[ENDED.includes(order.status) ? "seeOrder" : "orderButton"],
  query = "",
): Block =>
  button(words, `${orderUrl(deps, order, language)}${query}`, {
    terms: termsOf(order, deps.clock.now(), language),
    note: ruleOf(order, language),
  });

/** `orderButton` as a secondary button, without the times. */
export const quietOrderButton = (deps: MailDeps, order: RuledOrder, language: Language): Block =>
  button(mailWords(language).seeOrder, orderUrl(deps, order, language), {
    isQuiet: true,
    note: ruleOf(order, language),
  });

const orderUrl = ({ env, secrets }: MailDeps, order: LinkedOrder, language: Language): string =>
  `${publicUrl(env)}${orderPath(secrets, order, language)}`;

/** The rule for changes: free until when, how, and the fee after that (LIFE-11). */
export const changeRule = (lateFee: number, language: Language): string =>
  ruleOf({ status: "placed", lateFee }, language);

function ruleOf(
  { status, lateFee }: Pick<RuledOrder, "status" | "lateFee">,
  language: Language,
): string {
  const { free, delivery, how, next, late } = mailWords(language).changing;
  const now = status === "placed" ? [free, how] : ENDED.includes(status) ? [next] : [delivery, how];
  const later = lateFee > 0 ? [late(formatCents(lateFee, language))] : [];
  return [...now, ...later].join(" ");
}

/**
 * Until when a change is free, costs a fee or needs a call; periods that are over are left out. Undefined where nothing
 * can be changed any more, and after a missed stop, when any new window is free.
 */
function termsOf(order: RuledOrder, now: Date, language: Language): Terms | undefined {
  const { status, lateFee, pickup_at, delivery_at } = order;
  if (order.awaits_window || ENDED.includes(status)) return undefined;
  const words = mailWords(language).changing.terms;
  const moment = (at: Date) =>
    words.moment(formatLongDate(amsterdamDate(at), language), amsterdamTime(at));
  const isPlaced = status === "placed";
  const starts = isPlaced ? pickup_at : delivery_at;
  if (!starts) return undefined;
  const hasFee = isPlaced && lateFee > 0;
  const freeEnds = isPlaced && !hasFee ? starts : freeUntil(starts);
  const periods = [
    { name: words.free, text: words.until(moment(freeEnds)), ends: freeEnds },
    ...(hasFee
      ? [{ name: formatCents(lateFee, language), text: words.until(moment(starts)), ends: starts }]
      : []),
  ].filter(({ ends }) => now < ends);
  if (periods.length === 0) return undefined;
  return {
    question: isPlaced ? words.order : words.delivery,
    periods: [
      ...periods.map(({ name, text }, index) => ({ name, text, isNow: index === 0 })),
      { name: words.call, text: words.afterwards, isNow: false },
    ],
  };
}
