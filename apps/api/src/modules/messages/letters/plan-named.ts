import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatWeekday } from "@waslijn/contract/shared/formats/weekdays";
import { addHours, weekday } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS, type Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import type { MailJob, MailKind } from "../../../outbox/mail-job.ts";
import { publicUrl } from "../../../public-url.ts";
import { orderPath, type LinkedOrder } from "../../orders/order-link.ts";
import { findOrder } from "../../orders/orders-repository.ts";
import { findPlanOf } from "../../orders/life/order-plan.ts";
import type { PlanRow } from "../../plans/plans-repository.ts";
import { link, small, text, type Block, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";

/** Mails that do not mention the plan: about the plan itself, not for its customer, or with a code and nothing else. */
const NAMES_NO_PLAN: readonly MailKind[] = [
  "plan-made",
  "turn-ordered",
  "turn-skipped",
  "operations-order",
  "operations-withdrawn",
  "order-code",
];
/** Mails that end an order and therefore state whether the plan continues. */
const ENDS_ORDER: readonly MailKind[] = ["order-cancelled", "order-withdrawn"];

type NamedPlan = Pick<
  PlanRow,
  "every_weeks" | "first_turn" | "pickup_from" | "next_turn" | "stopped_at"
>;

/** Adds a mention of the plan to every mail about one of its orders (PLAN-04). */
export async function withPlan(
  deps: Deps,
  job: MailJob,
  content: MailContent,
  language: Language,
): Promise<MailContent> {
  if (!("orderId" in job.data) || NAMES_NO_PLAN.includes(job.kind)) return content;
  const { orderId } = job.data;
  const plan = await findPlanOf(deps.db, orderId);
  const order = plan && (await findOrder(deps.db, orderId));
  if (!order) return content;
  const named = nameplate(deps, order, plan, ENDS_ORDER.includes(job.kind), language);
  return { ...content, blocks: [...content.blocks, ...named] };
}

/** The mention: that the order is part of the plan or, if the order ended, whether the plan continues. */
export function nameplate(
  { env, secrets }: Pick<Deps, "env" | "secrets">,
  order: LinkedOrder,
  plan: NamedPlan,
  hasEnded: boolean,
  language: Language,
): Block[] {
  const { planNamed: words } = mailWords(language);
  const rhythm = printRhythm(plan, language);
  const page = `${publicUrl(env)}${orderPath(secrets, order, language)}`;
  if (plan.stopped_at) return hasEnded ? [text(words.stopped(rhythm))] : [];
  if (!hasEnded) return [small(words.part(rhythm)), link(words.see, `${page}?do=plan`)];
  return [
    text(words.goesOn(rhythm, formatLongDate(plan.next_turn, language))),
    link(words.stop, `${page}?do=plan-stop`),
  ];
}

/** `elke 2 weken op dinsdag, 18:00 – 20:00` */
export const printRhythm = (
  { every_weeks, first_turn, pickup_from }: Omit<NamedPlan, "next_turn" | "stopped_at">,
  language: Language,
): string =>
  mailWords(language).planRhythm(
    every_weeks,
    formatWeekday(weekday(first_turn), language),
    pickup_from,
    addHours(pickup_from, WINDOW_HOURS),
  );
