import { formatFormalDate, formatFormalMoment } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Language } from "@waslijn/contract/shared/constants";
import {
  MISSED_PICKUP_DAYS,
  NO_ANSWER,
  type MissReason,
  type OrderEventKind,
} from "@waslijn/contract/shared/order-life";
import type { Deps } from "../../../deps.ts";
import { isBilledCollectively } from "../../bills/bills-repository.ts";
import { publicUrl } from "../../../public-url.ts";
import { readEvents, type OrderEventRow } from "../../orders/orders-repository.ts";
import type { EventData } from "../../orders/life/fold-events.ts";
import { button, text, type Block, type MailContent, facts, small } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type EventMailInput } from "../mailed-order.ts";
import { orderButton, quietOrderButton } from "../order-button.ts";
import { orderFacts, deliveryWindow, operationsFacts, orderLine } from "../order-facts.ts";
import { printFirstName, printName } from "../../orders/strangers-text.ts";
import { findHouseNumber } from "../../orders/views/deliveries-repository.ts";
import { windowsFile } from "../windows-file.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";

type EventMail = {
  /** Later events that make the mail obsolete: it is not sent then. */
  overtakenBy: readonly OrderEventKind[];
  write: (input: EventMailInput) => MailContent;
};

export const EVENT_MAILS = {
  "order-changed": {
    overtakenBy: ["windows-changed", "cancelled", "withdrawn"],
    write: ({ deps, order, at, data, language }) => {
      const { hello, changedOrder } = mailWords(language);
      return {
        subject: changedOrder.subject(order.number),
        title: changedOrder.title,
        preview: changedOrder.preview,
        line: orderLine(order, language),
        blocks: [
          text(hello(printFirstName(order.contact.name))),
          text(changedOrder.intro),
          orderFacts(order, language, data.was),
          ...feeText(data, language, changedOrder.fee),
          orderButton(deps, order, language),
          text(changedOrder.calendar),
        ],
        files: [windowsFile(order, language, at)],
      };
    },
  },
  "order-cancelled": {
    overtakenBy: [],
    write: ({ deps, order, at, data, language }) => {
      const { hello, cancelledOrder } = mailWords(language);
      return {
        subject: cancelledOrder.subject(order.number),
        title: cancelledOrder.title,
        preview: cancelledOrder.preview,
        line: orderLine(order, language),
        blocks: [
          text(hello(printFirstName(order.contact.name))),
          text(cancelledOrder.intro(order.number)),
          ...(data.reason === NO_ANSWER ? [text(cancelledOrder.late)] : []),
          ...feeText(
            data,
            language,
            isBilledCollectively(order) ? cancelledOrder.feeToCompany : cancelledOrder.fee,
          ),
          text(cancelledOrder.calendar),
          button(cancelledOrder.again, `${publicUrl(deps.env)}/${language}/order`),
          quietOrderButton(deps, order, language),
        ],
        files: [windowsFile(order, language, at)],
      };
    },
  },
  "order-withdrawn": { overtakenBy: [], write: writeWithdrawn },
  "operations-withdrawn": { overtakenBy: [], write: writeOperationsWithdrawn },
  "order-missed": {
    overtakenBy: [
      "windows-changed",
      "picked-up",
      "part-delivered",
      "delivered",
      "cancelled",
      "withdrawn",
      "pickup-missed",
      "delivery-missed",
      "stop-undone",
    ],
    write: ({ deps, order, data, language }) => {
      const { hello, missedStop } = mailWords(language);
      const kind = order.status === "placed" ? "pickup" : "delivery";
      const fee = feeText(data, language, missedStop.fee);
      return {
        subject: missedStop.subject(order.number),
        title: missedStop.title,
        preview: missedStop.preview,
        line: orderLine(order, language),
        blocks: [
          text(hello(printFirstName(order.contact.name))),
          text(`${missedStop[kind]} ${missedStop.reasons[data.reason as MissReason] ?? ""}`.trim()),
          ...fee,
          text(fee.length > 0 ? missedStop.choose : `${missedStop.choose} ${missedStop.free}`),
          orderButton(deps, order, language, missedStop.button),
          ...(kind === "pickup" ? [text(missedStop.until(MISSED_PICKUP_DAYS))] : []),
        ],
      };
    },
  },
  "order-delivered": {
    overtakenBy: [],
    write: ({ deps, order, data: { bags = 1, missing, handover }, houseNumber, language }) => {
      const { hello, deliveredOrder: words, missedStop } = mailWords(language);
      const left = handover ? words[handover](printName(houseNumber)) : "";
      return {
        subject: missing ? words.partSubject(order.number) : words.subject(order.number),
        title: missing ? words.partTitle(bags, missing.bags) : words.title,
        preview: missing ? words.partPreview : left,
        line: orderLine(order, language),
        blocks: [
          text(hello(printFirstName(order.contact.name))),
          ...(left ? [text(left)] : []),
          ...(missing
            ? [text(`${words.reasons[missing.reason]} ${words.choose(missing.bags)}`)]
            : []),
          orderButton(deps, order, language, missing ? missedStop.button : undefined),
        ],
      };
    },
  },
} as const satisfies Record<string, EventMail>;

export type EventMailKind = keyof typeof EVENT_MAILS;

/** A mail about one event; undefined if later events have made it obsolete. */
export async function eventMail(
  deps: Deps,
  kind: EventMailKind,
  { orderId, version }: { orderId: string; version: number },
  language: Language,
): Promise<MailContent | undefined> {
  const events = await readEvents(deps.db, orderId);
  const event = events.find((one) => one.version === version);
  const { overtakenBy, write }: EventMail = EVENT_MAILS[kind];
  const isOld = (later: OrderEventRow) =>
    later.version > version && overtakenBy.includes(later.kind);
  if (!event || events.some(isOld)) return undefined;
  const order = await readMailedOrder(deps.db, orderId, language);
  return write({
    deps,
    order,
    at: event.at,
    by: event.actor,
    data: event.data,
    houseNumber: (await findHouseNumber(deps.db, orderId, version)) ?? "",
    language,
  });
}

function feeText({ fee }: EventData, language: Language, print: (fee: string) => string): Block[] {
  return fee ? [text(print(formatCents(fee, language)))] : [];
}

/** The legally required confirmation of a withdrawal: that we received it, when, and its text (MINE-14). */
function writeWithdrawn({ deps, order, at, by, data, language }: EventMailInput): MailContent {
  const { hello, withdrawnOrder: words } = mailWords(language);
  const moment = formatFormalMoment(at, language);
  const ordered = formatFormalDate(amsterdamDate(order.created_at), language);
  const isEnded = order.status === "cancelled";
  return {
    subject: words.subject(order.number),
    title: words.title,
    preview: words.preview,
    line: orderLine(order, language),
    blocks: [
      text(hello(printFirstName(order.contact.name))),
      text(
        data.came
          ? words.cameBy(
              formatFormalDate(data.came.on, language),
              words.ways[data.came.via],
              moment,
            )
          : by === "customer"
            ? words.intro(moment)
            : words.byDesk(moment),
      ),
      text(words.statement(order.number, ordered, printName(order.contact.name))),
      orderFacts(order, language),
      text(isEnded ? words.before : words.after(deliveryWindow(order, language) ?? "")),
      small(words.keep),
      orderButton(deps, order, language),
    ],
    files: isEnded ? [windowsFile(order, language, at)] : [],
  };
}

/** Tells operations to stop the wash, or not to drive. */
function writeOperationsWithdrawn({ order, at, language }: EventMailInput): MailContent {
  const { operationsWithdrawn: words } = mailWords(language);
  return {
    subject: words.subject(order.number),
    title: words.title,
    preview: order.status === "cancelled" ? words.before : words.after,
    blocks: [
      text(order.status === "cancelled" ? words.before : words.after),
      facts([[words.at, formatFormalMoment(at, language)]]),
      orderFacts(order, language),
      operationsFacts(order, language),
    ],
  };
}
