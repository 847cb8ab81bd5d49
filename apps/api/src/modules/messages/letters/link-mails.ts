import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { publicUrl } from "../../../public-url.ts";
import { makeOrderCode } from "../../orders/links/order-code.ts";
import { findOwner } from "../../orders/links/order-owner.ts";
import { ownerPath } from "../../orders/links/owner-link.ts";
import { orderPath, type LinkedOrder } from "../../orders/order-link.ts";
import { configuredCents } from "../../orders/life/fees.ts";
import { listOrdersByEmail } from "../../orders/orders-repository.ts";
import { button, facts, link, small, text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { changeRule, orderButton } from "../order-button.ts";

const DAY_MS = 86_400_000;
const LAST_DAYS = 90;
const MOST_LINKS = 20;

/**
 * A code that opens an order that ended long ago. It is created while rendering, so that the outbox does not store it.
 */
export async function orderCode(
  deps: Deps,
  orderId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const order = await readMailedOrder(deps.db, orderId, language);
  if (!order.contact.email) return undefined;
  return writeCode(deps, order, await makeOrderCode(deps, orderId), language);
}

export function writeCode(
  deps: Pick<Deps, "env" | "secrets" | "clock">,
  order: MailedOrder,
  { code, minutes }: { code: string; minutes: number },
  language: Language,
): MailContent {
  const { hello, seeOrder, orderCode: words } = mailWords(language);
  const { number } = order;
  return {
    subject: words.subject(code),
    title: words.title,
    preview: words.preview(number),
    blocks: [
      text(hello("")),
      text(words.intro(number)),
      facts([[words.label, code]]),
      small(words.validity(minutes)),
      orderButton(deps, order, language, seeOrder),
    ],
  };
}

/** Links to the recipient's recent orders; undefined if there are none: no mail is sent. */
export async function orderLinks(
  deps: Deps,
  recipient: string,
  language: Language,
): Promise<MailContent | undefined> {
  const since = new Date(deps.clock.now().getTime() - LAST_DAYS * DAY_MS);
  const orders = await listOrdersByEmail(deps.db, recipient, since, MOST_LINKS);
  const [first] = orders;
  if (!first) return undefined;
  // The address as stored with the order, not as typed.
  const lateFee = await configuredCents(deps, "PRICE_LATE_CHANGE");
  const content = writeLinks(deps, orders, lateFee, language);
  return { ...content, to: first.contact.email ?? recipient };
}

type NamedOrder = LinkedOrder & { number: string; pickup_date: string };

export function writeLinks(
  { env, secrets }: Pick<Deps, "env" | "secrets">,
  orders: readonly NamedOrder[],
  lateFee: number,
  language: Language,
): MailContent {
  const { hello, orderLinks: words } = mailWords(language);
  return {
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      text(hello("")),
      text(words.intro),
      ...orders.map((order) =>
        link(
          words.order(order.number, formatLongDate(order.pickup_date, language)),
          `${publicUrl(env)}${orderPath(secrets, order, language)}`,
        ),
      ),
      small(changeRule(lateFee, language)),
      small(words.doubt),
    ],
  };
}

export async function ownerLink(
  deps: Deps,
  ownerId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const owner = await findOwner(deps.db, ownerId);
  if (!owner) return undefined;
  const url = `${publicUrl(deps.env)}${ownerPath(deps.secrets, owner, language)}`;
  const lateFee = await configuredCents(deps, "PRICE_LATE_CHANGE");
  return writeOwnerLink(owner.name, url, lateFee, language);
}

export function writeOwnerLink(
  name: string,
  url: string,
  lateFee: number,
  language: Language,
): MailContent {
  const { hello, ownerLink: words } = mailWords(language);
  return {
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      text(hello(name)),
      text(words.intro),
      button(words.button, url, { note: changeRule(lateFee, language) }),
      small(words.keep),
    ],
  };
}
