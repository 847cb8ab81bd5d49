import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { facts, text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { orderButton } from "../order-button.ts";
import { addressOf, orderLine, windowLines } from "../order-facts.ts";
import { printFirstName } from "../../orders/strangers-text.ts";

/** The bag is in the post; undefined if the order was cancelled. */
export async function kitSent(
  deps: Deps,
  orderId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const order = await readMailedOrder(deps.db, orderId, language);
  return order.status === "cancelled" ? undefined : writeKitSent(deps, order, language);
}

export function writeKitSent(deps: Deps, order: MailedOrder, language: Language): MailContent {
  const { hello, labels, kitSent: words } = mailWords(language);
  return {
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words.intro),
      facts([
        [labels.number, order.number],
        [labels.address, addressOf(order)],
        [labels.pickup, windowLines(order.pickup_date, order.pickup_from, language)],
      ]),
      text(words.fill),
      orderButton(deps, order, language),
      text(words.missing),
    ],
  };
}
