import { formatFormalDate, formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { OrderBill } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { publicUrl } from "../../../public-url.ts";
import { viewBill } from "../../bills/view-bill.ts";
import {
  button,
  facts,
  small,
  sums,
  text,
  type Block,
  type Fact,
  type MailContent,
} from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { orderButton, quietOrderButton } from "../order-button.ts";
import { deliveryWindow, orderLine } from "../order-facts.ts";
import { printFirstName } from "../../orders/strangers-text.ts";

/** Input of the mails about money. */
type Billed = {
  deps: Pick<Deps, "env" | "secrets" | "clock">;
  order: MailedOrder;
  bill: OrderBill;
  language: Language;
};

const readBilled = async (
  deps: Deps,
  orderId: string,
  language: Language,
): Promise<Billed | undefined> => {
  const order = await readMailedOrder(deps.db, orderId, language);
  const bill = await viewBill(deps, order, language);
  return bill ? { deps, order, bill, language } : undefined;
};

/** The bill with a payment button; undefined if nothing is due any more. */
export async function billMail(
  deps: Deps,
  orderId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const billed = await readBilled(deps, orderId, language);
  return billed && billed.bill.open > 0 ? writeBill(billed) : undefined;
}

export function writeBill(billed: Billed): MailContent {
  const { order, bill, language } = billed;
  const { bill: words, hello } = mailWords(language);
  const amount = formatCents(bill.open, language);
  const day = formatLongDate(bill.payBy, language);
  const isCounted = order.status !== "placed" && order.status !== "cancelled";
  const isRest = bill.open < bill.total;
  const delivery = order.status === "delivered" ? null : deliveryWindow(order, language);
  return {
    subject: words.subject(amount),
    title: isRest ? words.rest(amount) : isCounted ? words.counted(amount) : words.title(amount),
    preview: words.preview(day),
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words.intro(order.number)),
      billSums(bill, language),
      payButton(billed),
      small(`${words.vat(formatCents(bill.vat, language))} ${words.how(day)}`),
      ...(isCounted && delivery ? [text(words.back(delivery))] : []),
      small(words.wrong),
      ...orderPageButton(billed),
    ],
  };
}

/** The receipt (PAY-06); undefined unless the bill is paid. */
export async function paidMail(
  deps: Deps,
  orderId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const billed = await readBilled(deps, orderId, language);
  return billed && billed.bill.open === 0 ? writePaid(billed) : undefined;
}

export function writePaid({ deps, order, bill, language }: Billed): MailContent {
  const { paid: words, labels, hello } = mailWords(language);
  const amount = formatCents(bill.total, language);
  const invoice = bill.invoices.findLast(({ credits }) => credits === null);
  return {
    subject: words.subject(order.number),
    title: words.title(amount),
    preview: words.preview,
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words.intro),
      facts([
        [words.invoice, invoice?.number],
        [words.date, invoice && formatFormalDate(invoice.date, language)],
        [labels.number, order.number],
      ]),
      billSums(bill, language),
      small(words.vat(formatCents(bill.vat, language))),
      orderButton(deps, order, language, words.button),
      small(words.keep),
    ],
  };
}

/** A reminder of what is due; undefined if it was paid or written off meanwhile (PAY-07). */
export async function reminderMail(
  deps: Deps,
  { orderId, reminder }: { orderId: string; reminder: 1 | 2 },
  language: Language,
): Promise<MailContent | undefined> {
  const billed = await readBilled(deps, orderId, language);
  if (!billed || billed.bill.open === 0 || billed.bill.state === "written-off") return undefined;
  return writeReminder(billed, reminder);
}

export function writeReminder(billed: Billed, reminder: 1 | 2): MailContent {
  const { order, bill, language } = billed;
  const { reminder: words, hello } = mailWords(language);
  const amount = formatCents(bill.open, language);
  const texts = words[reminder];
  return {
    subject: texts.subject(amount),
    title: texts.title,
    preview: texts.preview(order.number),
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(texts.intro(order.number, amount, formatLongDate(bill.payBy, language))),
      payButton(billed),
      small(words.crossed),
      small(words.trouble),
      ...orderPageButton(billed),
    ],
  };
}

function billSums(bill: OrderBill, language: Language): Block {
  const { bill: words } = mailWords(language);
  const lines = bill.groups
    .flatMap((group) => group.lines)
    .map(({ label, cents }): Fact => [
      label,
      cents === 0 ? words.free : formatCents(cents, language),
    ]);
  const isPartly = bill.open > 0 && bill.open !== bill.total;
  return sums(lines, [
    [words.total, formatCents(bill.total, language)],
    ...(isPartly ? [[words.open, formatCents(bill.open, language)] as const] : []),
  ]);
}

/** Links to the payment page, or to the order's page if the bill has no payment link. */
function payButton({ deps, order, bill, language }: Billed): Block {
  const words = mailWords(language).bill.button(formatCents(bill.open, language));
  return bill.pay
    ? button(words, `${publicUrl(deps.env)}${bill.pay}`)
    : orderButton(deps, order, language, words);
}

/** A second button to the order's page, unless the payment button already leads there. */
const orderPageButton = ({ deps, order, bill, language }: Billed): Block[] =>
  bill.pay ? [quietOrderButton(deps, order, language)] : [];
