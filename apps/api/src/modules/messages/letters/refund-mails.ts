import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Language } from "@waslijn/contract/shared/constants";
import type { RefundPurpose } from "@waslijn/contract/shared/payments";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { facts, small, text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { orderButton } from "../order-button.ts";
import { printFirstName } from "../../orders/strangers-text.ts";

/** How a refund is made: by the payment service, still to be paid out by us, or already paid out. */
type RefundWay = "service" | "by-hand" | "paid";
export type MailedRefund = {
  cents: number;
  purpose: RefundPurpose;
  reason: string;
  way: RefundWay;
};
type Mailed = { orderId: string; refundId: string };
type MailDeps = Pick<Deps, "env" | "secrets" | "clock">;

/** Announces a refund: amount, reason and when it arrives (PAY-08). */
export async function refundMail(
  deps: Deps,
  { orderId, refundId }: Mailed,
  language: Language,
): Promise<MailContent | undefined> {
  const refund = await readRefund(deps.db, refundId);
  if (!refund || refund.state === "failed") return undefined;
  const order = await readMailedOrder(deps.db, orderId, language);
  const way = refund.paid_otherwise ? "paid" : refund.payment_id ? "service" : "by-hand";
  return writeRefund(deps, order, { ...refund, way }, language);
}

/**
 * A refund failed (PAY-12). Also sent if it was retried meanwhile: a customer who reads of two refunds must know that
 * the first one did not arrive.
 */
export async function refundFailedMail(
  deps: Deps,
  { orderId, refundId }: Mailed,
  language: Language,
): Promise<MailContent | undefined> {
  const refund = await readRefund(deps.db, refundId);
  if (refund?.state !== "failed") return undefined;
  const order = await readMailedOrder(deps.db, orderId, language);
  return writeRefundFailed(deps, order, refund.cents, language);
}

const readRefund = (db: Db, id: string) =>
  db
    .selectFrom("refunds")
    .select(["cents", "purpose", "reason", "state", "payment_id", "paid_otherwise"])
    .where("id", "=", id)
    .executeTakeFirst();

export function writeRefund(
  deps: MailDeps,
  order: MailedOrder,
  { cents, purpose, reason, way }: MailedRefund,
  language: Language,
): MailContent {
  const { refund: words, labels, hello } = mailWords(language);
  const amount = formatCents(cents, language);
  const texts = words.ways[way];
  return {
    subject: texts.subject(amount),
    title: texts.title(amount),
    preview: words.preview(order.number),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(texts.intro),
      facts([
        [labels.number, order.number],
        [words.amount, amount],
        [words.why, purpose === "difference" ? words.difference : reasonWords(reason, words)],
        [words.when, texts.when],
      ]),
      orderButton(deps, order, language, words.button),
    ],
  };
}

const reasonWords = (reason: string, { deposit }: { deposit: string }): string =>
  reason === "deposit" ? deposit : reason;

export function writeRefundFailed(
  deps: MailDeps,
  order: MailedOrder,
  cents: number,
  language: Language,
): MailContent {
  const { refund: words, labels, hello } = mailWords(language);
  const amount = formatCents(cents, language);
  return {
    subject: words.failed.subject(amount),
    title: words.failed.title(amount),
    preview: words.preview(order.number),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words.failed.intro(amount)),
      facts([
        [labels.number, order.number],
        [words.amount, amount],
        [words.when, words.failed.when],
      ]),
      orderButton(deps, order, language, words.button),
      small(words.failed.call),
    ],
  };
}
