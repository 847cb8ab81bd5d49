import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Deps } from "../../../deps.ts";
import { readComingVisit } from "../../orders/life/stop-state.ts";
import { facts, text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { orderButton } from "../order-button.ts";
import { addressOf, orderLine } from "../order-facts.ts";
import { printFirstName } from "../../orders/strangers-text.ts";

/** The driver comes to this customer next; undefined if that is no longer true (DRIVE-04). */
export async function youAreNext(
  deps: Deps,
  { orderId, stop }: { orderId: string; stop: WindowKind },
  language: Language,
): Promise<MailContent | undefined> {
  const order = await readMailedOrder(deps.db, orderId, language);
  const { next } = await readComingVisit(deps.db, order, deps.clock.now());
  return next?.kind === stop ? writeNext(deps, order, next, language) : undefined;
}

export function writeNext(
  deps: Deps,
  order: MailedOrder,
  { kind, around }: NonNullable<OrderView["next"]>,
  language: Language,
): MailContent {
  const { hello, labels, youAreNext: words } = mailWords(language);
  return {
    subject: words.subject(around),
    title: words.title(around),
    preview: words.preview,
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words[kind]),
      facts([
        [words.around, around],
        [labels.address, addressOf(order)],
        [labels.number, order.number],
      ]),
      text(words.estimate),
      orderButton(deps, order, language),
    ],
  };
}
