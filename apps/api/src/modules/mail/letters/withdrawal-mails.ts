import { facts, small, text, type MailContent } from "../mail-content.ts";
import { mailWords, printDay, printMoment } from "../mail-words.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { deliveryWindow, operationsFacts, orderFacts } from "../order-facts.ts";
import { orderButton } from "../order-button.ts";
import { orderLine } from "../order-line.ts";
import { printFirstName, printName } from "../strangers-text.ts";
import type { Told } from "../told.ts";
import { windowsFile } from "../calendar/windows-file.ts";

/** What the law wants in the customer's hands at once: that it came in, when, and what it said (MINE-14). */
export function writeWithdrawn({ deps, order, at, by, language }: Told): MailContent {
  const { hello, withdrawnOrder: words } = mailWords(language);
  const moment = printMoment(language, at);
  const ordered = printDay(language, amsterdamDate(order.created_at));
  const isEnded = order.status === "cancelled";
  return {
    subject: words.subject(order.number),
    title: words.title,
    preview: words.preview,
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(by === "customer" ? words.intro(moment) : words.byDesk(moment)),
      text(words.statement(order.number, ordered, printName(order.contact.name))),
      orderFacts(order, language),
      text(isEnded ? words.before : words.after(deliveryWindow(order, language) ?? "")),
      small(words.keep),
      orderButton(deps, order, language),
    ],
    files: isEnded ? [windowsFile(order, language, at)] : [],
  };
}

/** Somebody has to stop the wash, or not to drive. */
export function writeOperationsWithdrawn({ order, at, language }: Told): MailContent {
  const { operationsWithdrawn: words } = mailWords(language);
  return {
    subject: words.subject(order.number),
    title: words.title,
    preview: order.status === "cancelled" ? words.before : words.after,
    blocks: [
      text(order.status === "cancelled" ? words.before : words.after),
      facts([[words.at, printMoment(language, at)]]),
      orderFacts(order, language),
      operationsFacts(order, language),
    ],
  };
}
