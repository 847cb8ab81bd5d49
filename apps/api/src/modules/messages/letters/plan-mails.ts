import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatLongWindow } from "@waslijn/contract/shared/formats/times";
import { turnAfter, type Series } from "@waslijn/contract/shared/plans";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { publicUrl } from "../../../public-url.ts";
import { orderPath } from "../../orders/order-link.ts";
import { findPlanOf } from "../../orders/life/order-plan.ts";
import { OUTSIDE_AREA } from "../../plans/arrange-turn.ts";
import { findTurnOf, findTurn, type PlanRow, seriesOf } from "../../plans/plans-repository.ts";
import { heading, link, small, text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { orderButton } from "../order-button.ts";
import { orderFacts, orderLine } from "../order-facts.ts";
import { printFirstName } from "../../orders/strangers-text.ts";
import { printRhythm } from "./plan-named.ts";
import { windowsFile } from "../windows-file.ts";

type MailDeps = Pick<Deps, "env" | "secrets" | "clock">;
/** The plan fields used in its mails. */
export type MailedPlan = Pick<PlanRow, "every_weeks" | "pickup_from">;
/** Why a turn has no order, as the customer is told. */
type Untaken = "none-free" | "closed" | "overdue" | typeof OUTSIDE_AREA;
/** Which of a turn's windows are not the plan's own. */
type Moved = {
  /** The planned pickup date, if the pickup is at another time. */
  pickup?: string | undefined;
  delivery?: boolean;
};

/** A plan was started; undefined if it was stopped again. */
export async function planMade(
  deps: Deps,
  orderId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const plan = await findPlanOf(deps.db, orderId);
  if (!plan || plan.stopped_at) return undefined;
  return writePlanMade(deps, await readMailedOrder(deps.db, orderId, language), plan, language);
}

export function writePlanMade(
  deps: MailDeps,
  order: MailedOrder,
  plan: MailedPlan & Pick<PlanRow, "first_turn" | "next_turn">,
  language: Language,
): MailContent {
  const { hello, planMade: words } = mailWords(language);
  const rhythm = printRhythm(plan, language);
  const page = `${publicUrl(deps.env)}${orderPath(deps.secrets, order, language)}`;
  return {
    subject: words.subject(rhythm),
    title: words.title,
    preview: words.preview,
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words.intro(rhythm)),
      text(words.first(formatLongDate(plan.next_turn, language), order.number)),
      orderButton(deps, order, language),
      heading(words.change),
      link(words.see, `${page}?do=plan`),
      link(words.pause, `${page}?do=plan-pause`),
      link(words.stop, `${page}?do=plan-stop`),
    ],
  };
}

/** A turn was ordered, perhaps for another day than planned; undefined unless the order is still `placed`. */
export async function turnOrdered(
  deps: Deps,
  orderId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const [order, plan, turn] = await Promise.all([
    readMailedOrder(deps.db, orderId, language),
    findPlanOf(deps.db, orderId),
    findTurnOf(deps.db, orderId),
  ]);
  if (!plan || !turn || order.status !== "placed") return undefined;
  const moved = turn.outcome === "moved" ? movedWindows(order, plan, turn.turn_date) : {};
  return writeTurnOrdered(deps, order, { plan, moved }, language);
}

function movedWindows(order: MailedOrder, plan: PlanRow, date: string): Moved {
  const isSame = order.pickup_date === date && order.pickup_from === plan.pickup_from;
  return isSame ? { delivery: true } : { pickup: date };
}

export function writeTurnOrdered(
  deps: MailDeps,
  order: MailedOrder,
  { plan, moved }: { plan: MailedPlan; moved: Moved },
  language: Language,
): MailContent {
  const { hello, turnOrdered: words } = mailWords(language);
  const day = formatLongDate(order.pickup_date, language);
  const page = `${publicUrl(deps.env)}${orderPath(deps.secrets, order, language)}`;
  return {
    subject: words.subject(day),
    title: words.title(day),
    preview: words.preview,
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words.intro(plan.every_weeks)),
      orderFacts(order, language),
      ...(order.has_bag ? [] : [text(mailWords(language).confirmation.bag)]),
      ...(moved.pickup
        ? [text(words.moved(formatLongWindow(moved.pickup, plan.pickup_from, language)))]
        : []),
      ...(moved.delivery ? [text(words.movedDelivery)] : []),
      orderButton(deps, order, language),
      heading(words.change),
      link(words.skip, `${page}?do=plan-skip`),
      link(words.move, `${page}?do=change`),
      link(words.pause, `${page}?do=plan-pause`),
      link(words.stop, `${page}?do=plan-stop`),
      small(words.press),
    ],
    files: [windowsFile(order, language)],
  };
}

/** A turn was skipped, with the reason. */
export async function turnSkipped(
  deps: Deps,
  { orderId, planId, turnDate }: { orderId: string; planId: string; turnDate: string },
  language: Language,
): Promise<MailContent | undefined> {
  const [order, plan, turn] = await Promise.all([
    readMailedOrder(deps.db, orderId, language),
    findPlanOf(deps.db, orderId),
    findTurn(deps.db, planId, turnDate),
  ]);
  const { reason } = turn ?? {};
  const outcome: string | undefined = reason === OUTSIDE_AREA ? reason : turn?.outcome;
  if (!plan || plan.stopped_at) return undefined;
  if (!isUntaken(outcome)) return undefined;
  const skipped = { plan, series: seriesOf(plan), date: turnDate, outcome };
  return writeTurnSkipped(deps, order, skipped, language);
}

const UNTAKEN: readonly string[] = ["none-free", "closed", "overdue", OUTSIDE_AREA];
const isUntaken = (outcome: string | undefined): outcome is Untaken =>
  outcome !== undefined && UNTAKEN.includes(outcome);

export function writeTurnSkipped(
  deps: MailDeps,
  order: MailedOrder,
  turn: { plan: MailedPlan; series: Series; date: string; outcome: Untaken },
  language: Language,
): MailContent {
  const { hello, turnSkipped: words } = mailWords(language);
  const { plan, series, date, outcome } = turn;
  const day = formatLongDate(date, language);
  return {
    subject: words.subject(day),
    title: words.title(day),
    preview: outcome === OUTSIDE_AREA ? "" : words.preview,
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words.reasons[outcome](formatLongWindow(date, plan.pickup_from, language))),
      ...(outcome === OUTSIDE_AREA
        ? []
        : [text(words.next(formatLongDate(turnAfter(series, date), language)))]),
      ...(outcome === "overdue" || outcome === OUTSIDE_AREA ? [] : [text(words.order)]),
      orderButton(deps, order, language, words.button, "?do=plan"),
    ],
  };
}
