import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { orderButton } from "../order-button.ts";
import { orderLine } from "../order-facts.ts";
import { printFirstName } from "../../orders/strangers-text.ts";

/** A desk's message to the customers of some orders (DESK-08). */
export async function deskMessage(
  deps: Deps,
  { orderId, text: words }: { orderId: string; text: string },
  language: Language,
): Promise<MailContent> {
  return writeDeskMessage(deps, await readMailedOrder(deps.db, orderId, language), words, language);
}

export function writeDeskMessage(
  deps: Deps,
  order: MailedOrder,
  words: string,
  language: Language,
): MailContent {
  const { hello, deskMessage: texts } = mailWords(language);
  const paragraphs = words.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return {
    subject: texts.subject(order.number),
    title: texts.title,
    preview: paragraphs[0] ?? "",
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      ...paragraphs.filter(Boolean).map(text),
      orderButton(deps, order, language),
      text(texts.answer),
    ],
  };
}
