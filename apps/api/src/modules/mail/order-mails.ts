import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { publicUrl } from "../../public-url.ts";
import { confirmToken } from "../users/confirm-token.ts";
import { button, heading, steps, text, type Block, type MailContent } from "./mail-content.ts";
import { mailWords, printEuros } from "./mail-words.ts";
import { lateChangeEuros, readMailedOrder, type MailedOrder } from "./mailed-order.ts";
import {
  deliveryWindow,
  kindOf,
  operationsFacts,
  orderFacts,
  pickupWindow,
} from "./order-facts.ts";
import { printName } from "./strangers-text.ts";
import { orderButton } from "./order-button.ts";
import { windowsFile } from "./windows-file.ts";

type OrderMail = (
  deps: Deps,
  orderId: string,
  language: Language,
) => Promise<MailContent | undefined>;

/** Nobody is told of a new order that is none any more. */
const isOver = ({ status }: MailedOrder): boolean => status === "cancelled";

export const orderConfirmation: OrderMail = async (deps, orderId, language) => {
  const { db } = deps;
  const order = await readMailedOrder(db, orderId, language);
  if (isOver(order)) return undefined;
  const fee = printEuros(language, await lateChangeEuros(db, deps.clock.now()));
  const words = mailWords(language);
  const { confirmation } = words;
  const delivery = deliveryWindow(order, language);
  return {
    subject: confirmation.subject(order.number),
    blocks: [
      text(words.hello(printName(order.contact.name))),
      text(confirmation.intro),
      orderFacts(order, language),
      orderButton(deps, order, language),
      heading(confirmation.next),
      steps([
        ...(order.has_bag ? [] : [confirmation.bag]),
        confirmation.pickup(pickupWindow(order, language)),
        confirmation.payment,
        ...(delivery ? [confirmation.delivery(delivery)] : []),
      ]),
      text(confirmation.change(fee)),
      text(confirmation.calendar),
      ...confirmAccountBlocks(deps, order, language),
    ],
    files: [windowsFile(order, language)],
  };
};

/** For an account that nobody has shown to be theirs; a guest's order with a known address has none. */
function confirmAccountBlocks(deps: Deps, order: MailedOrder, language: Language): Block[] {
  if (!order.user_id || order.accountConfirmedAt) return [];
  const { account } = mailWords(language);
  const token = confirmToken(deps.secrets, order.user_id);
  return [
    heading(account.heading),
    text(account.intro),
    button(account.button, `${publicUrl(deps.env)}/${language}/confirm/${token}`),
    text(account.doubt),
  ];
}

export const companyOrder: OrderMail = async ({ db }, orderId, language) => {
  const order = await readMailedOrder(db, orderId, language);
  if (isOver(order)) return undefined;
  const { company, hello } = mailWords(language);
  return {
    subject: company.subject(order.number),
    blocks: [
      text(hello(order.companyName ?? "")),
      text(company.intro),
      orderFacts(order, language),
      text(company.doubt),
    ],
  };
};

export const locationOrder: OrderMail = async ({ db }, orderId, language) => {
  const order = await readMailedOrder(db, orderId, language);
  if (isOver(order)) return undefined;
  const { location, hello } = mailWords(language);
  const kind = order.kind === "retail" || order.kind === "collection" ? order.kind : "b2b";
  return {
    subject: location.subject(order.number),
    blocks: [
      text(hello(order.location?.company ?? "")),
      text(location[kind]),
      orderFacts(order, language),
      text(location.doubt),
    ],
    files: [windowsFile(order, language)],
  };
};

export const operationsOrder: OrderMail = async ({ db }, orderId, language) => {
  const order = await readMailedOrder(db, orderId, language);
  if (isOver(order)) return undefined;
  const { operations } = mailWords(language);
  return {
    subject: operations.subject(order.number, kindOf(order, language)),
    blocks: [orderFacts(order, language), operationsFacts(order, language)],
  };
};
