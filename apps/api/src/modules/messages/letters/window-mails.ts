import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { OrderEventKind } from "@waslijn/contract/shared/order-life";
import type { Deps } from "../../../deps.ts";
import { readEvents } from "../../orders/orders-repository.ts";
import { text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { orderButton } from "../order-button.ts";
import { orderFacts, orderLine } from "../order-facts.ts";
import { printFirstName } from "../../orders/strangers-text.ts";

type WindowGoneData = { orderId: string; version: number; kinds: WindowKind[] };

const OVERTAKEN_BY: readonly OrderEventKind[] = ["windows-changed", "cancelled", "withdrawn"];

/**
 * A booked window is no longer possible; links to choosing another (SHOP-01). Undefined if one was chosen meanwhile.
 */
export async function windowGone(
  deps: Deps,
  { orderId, version, kinds }: WindowGoneData,
  language: Language,
): Promise<MailContent | undefined> {
  const events = await readEvents(deps.db, orderId);
  const isOld = events.some((one) => one.version > version && OVERTAKEN_BY.includes(one.kind));
  if (isOld) return undefined;
  return writeWindowGone(deps, await readMailedOrder(deps.db, orderId, language), kinds, language);
}

export function writeWindowGone(
  deps: Deps,
  order: MailedOrder,
  kinds: WindowKind[],
  language: Language,
): MailContent {
  const { hello, windowGone: words, missedStop } = mailWords(language);
  const what = kinds.length > 1 ? "both" : (kinds[0] ?? "pickup");
  return {
    subject: words.subject(order.number),
    title: missedStop.title,
    preview: words[what],
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(words[what]),
      orderFacts(order, language),
      text(`${missedStop.choose} ${missedStop.free}`),
      // Any new window is free now, whatever the time.
      orderButton(
        deps,
        { ...order, awaits_window: kinds[0] ?? "pickup" },
        language,
        missedStop.button,
      ),
      text(words.call),
    ],
  };
}
