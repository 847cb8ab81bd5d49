import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import type { MailFile } from "../../outside/mailer.ts";
import { publicUrl } from "../../public-url.ts";
import { confirmToken } from "../users/confirm-token.ts";
import { calendarFile, type CalendarEvent } from "./calendar-file.ts";
import { button, heading, steps, text, type Block, type MailContent } from "./mail-content.ts";
import { mailWords, printEuros } from "./mail-words.ts";
import { lateChangeEuros, readMailedOrder, type MailedOrder } from "./mailed-order.ts";
import {
  addressOf,
  deliveryWindow,
  kindOf,
  operationsFacts,
  orderFacts,
  pickupWindow,
} from "./order-facts.ts";
import { printName } from "./strangers-text.ts";

type OrderMail = (deps: Deps, orderId: string, language: Language) => Promise<MailContent>;

export const orderConfirmation: OrderMail = async (deps, orderId, language) => {
  const { db } = deps;
  const order = await readMailedOrder(db, orderId, language);
  const fee = printEuros(language, await lateChangeEuros(db, language));
  const words = mailWords(language);
  const { confirmation } = words;
  const delivery = deliveryWindow(order, language);
  return {
    subject: confirmation.subject(order.number),
    blocks: [
      text(words.hello(printName(order.contact.name))),
      text(confirmation.intro),
      orderFacts(order, language),
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
  const { operations } = mailWords(language);
  return {
    subject: operations.subject(order.number, kindOf(order, language)),
    blocks: [orderFacts(order, language), operationsFacts(order, language)],
  };
};

function windowsFile(order: MailedOrder, language: Language): MailFile {
  const { confirmation } = mailWords(language);
  const place = addressOf(order).replace(/\n/g, ", ");
  const description = confirmation.eventDescription(order.number);
  const pickup: CalendarEvent = {
    id: `${order.id}-pickup`,
    title: confirmation.pickupEvent,
    date: order.pickup_date,
    from: order.pickup_from,
    place,
    description,
  };
  const delivery =
    order.delivery_date && order.delivery_from
      ? [
          {
            ...pickup,
            id: `${order.id}-delivery`,
            title: confirmation.deliveryEvent,
            date: order.delivery_date,
            from: order.delivery_from,
          },
        ]
      : [];
  return calendarFile(`${order.number}.ics`, [pickup, ...delivery], order.created_at);
}
