import { brand } from "@waslijn/contract/shared/brand";
import { formatFormalMoment, formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { needsBag } from "../../bills/price-bill.ts";
import { isBilledCollectively } from "../../bills/bills-repository.ts";
import { publicUrl } from "../../../public-url.ts";
import { readCatalogue, type Catalogue } from "../../catalogue/catalogue-repository.ts";
import { ownerOf } from "../../orders/links/order-owner.ts";
import { ownedOrderPath, type LinkedOwner } from "../../orders/links/owner-link.ts";
import { confirmToken } from "../../accounts/confirm-account.ts";
import {
  button,
  heading,
  link,
  small,
  steps,
  text,
  type Block,
  type MailContent,
  facts,
} from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import {
  deliveryWindow,
  kindOf,
  operationsFacts,
  orderFacts,
  pickupWindow,
  orderLine,
} from "../order-facts.ts";
import { printFirstName, printCode } from "../../orders/strangers-text.ts";
import { changeRule, orderButton } from "../order-button.ts";
import { windowsFile } from "../windows-file.ts";
import type { ConfigAlias, ServiceCode } from "@waslijn/contract/shared/codes";

/** Costs known before counting and weighing; unknown amounts are left out. */
function orderCosts(order: MailedOrder, catalogue: Catalogue, language: Language): Block {
  const { costs, labels } = mailWords(language);
  const config = (alias: ConfigAlias): string | undefined => {
    const found = catalogue.config.find((price) => price.alias === alias);
    return found && formatEuros(found.amount, language);
  };
  const isConsumer = order.kind === "consumer";
  return facts(
    [
      ...order.services.map(
        (code, index) =>
          [
            order.serviceNames[index] ?? code,
            servicePrice(code as ServiceCode, catalogue, language),
          ] as const,
      ),
      [
        costs.shipping,
        isConsumer
          ? both(
              config("PRICE_SHIPPING_FEE"),
              config("PRICE_FREE_SHIPPING_FROM"),
              costs.shippingRule,
            )
          : null,
      ],
      [
        costs.serviceFee,
        isConsumer
          ? null
          : both(
              config("PRICE_SERVICE_FEE"),
              config("PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER"),
              (fee, under) => {
                const rule = costs.serviceFeeRule(fee, under);
                return order.kind === "re-cover" ? rule : costs.withDelivery(rule);
              },
            ),
      ],
      [
        costs.minimum,
        one(
          config("PRICE_MINIMAL_ORDER_VALUE"),
          isConsumer ? costs.minimumRule : costs.businessMinimumRule,
        ),
      ],
      [
        costs.deposit,
        needsBag(order) ? one(config("PRICE_STARTER_KIT_DEPOSIT"), costs.depositRule) : null,
      ],
      [labels.coupon, printCode(order.coupon_code)],
      [costs.vat, costs.vatRule],
    ],
    { isPlain: true },
  );
}

const one = (amount: string | undefined, print: (amount: string) => string) =>
  amount && print(amount);
const both = (
  first: string | undefined,
  second: string | undefined,
  print: (first: string, second: string) => string,
) => first && second && print(first, second);

function servicePrice(
  code: ServiceCode,
  { services }: Catalogue,
  language: Language,
): string | undefined {
  const { costs } = mailWords(language);
  const prices = services.find(({ type }) => type === code)?.prices ?? [];
  const priceOf = (alias: string): string | undefined => {
    const found = prices.find((price) => price.alias === alias);
    return found && formatEuros(found.amount, language);
  };
  switch (code) {
    case "WF":
      return both(priceOf("wash-tumble-dry-and-fold"), priceOf("per-extra-kg"), costs.wash);
    case "LS":
      return one(priceOf("price-per-item"), costs.each);
    case "SS":
      return one(priceOf("per-pair"), costs.perPair);
    case "DC": {
      if (prices.length === 0) return undefined;
      const lowest = Math.min(...prices.map(({ amount }) => amount));
      return costs.from(formatEuros(lowest, language));
    }
    case "IO":
      return costs.perItem;
  }
}

type OrderMail = (
  deps: Pick<Deps, "env" | "secrets" | "clock">,
  order: MailedOrder,
  catalogue: Catalogue,
  language: Language,
  owner?: LinkedOwner,
) => MailContent;

const writeConfirmation: OrderMail = (deps, order, catalogue, language) => {
  const words = mailWords(language);
  const { confirmation } = words;
  const delivery = deliveryWindow(order, language);
  return {
    subject: confirmation.subject(order.number),
    title: confirmation.title(formatLongDate(order.pickup_date, language)),
    preview: confirmation.preview,
    line: orderLine(order, language),
    blocks: [
      text(words.hello(printFirstName(order.contact.name))),
      text(confirmation.intro),
      orderFacts(order, language),
      orderButton(deps, order, language),
      small(confirmation.calendar),
      heading(confirmation.next),
      steps([
        ...(needsBag(order) ? [confirmation.bag] : []),
        confirmation.pickup(pickupWindow(order, language)),
        isBilledCollectively(order) ? confirmation.paidByCompany : confirmation.payment,
        ...(delivery ? [confirmation.delivery(delivery)] : []),
      ]),
      ...costBlocks(deps, order, catalogue, language),
      ...withdrawalBlocks(order, language),
      ...confirmAccountBlocks(deps, order, language),
    ],
    files: [windowsFile(order, language)],
  };
};

function costBlocks(
  { env }: Pick<Deps, "env">,
  order: MailedOrder,
  catalogue: Catalogue,
  language: Language,
): Block[] {
  const { costs } = mailWords(language);
  const page = (path: string) => `${publicUrl(env)}/${language}/${path}`;
  return [
    heading(costs.heading),
    orderCosts(order, catalogue, language),
    link(costs.priceList, page("pricelist")),
    link(costs.terms, page("terms")),
  ];
}

/** The law requires these terms and the form on a durable medium, which the mail is (BW 6:230v). */
function withdrawalBlocks(order: MailedOrder, language: Language): Block[] {
  if (order.kind !== "consumer") return [];
  const { withdrawal } = mailWords(language);
  const own = language === "nl" ? brand.withdrawalNl : brand.withdrawalEn;
  return [
    heading(withdrawal.heading),
    small(withdrawal.rule),
    small(withdrawal.form(order.number, formatFormalMoment(order.created_at, language))),
    ...(own ? [small(own)] : []),
  ];
}

/** For an unconfirmed account; a guest's order from a known address has none. */
function confirmAccountBlocks(
  deps: Pick<Deps, "env" | "secrets">,
  order: MailedOrder,
  language: Language,
): Block[] {
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

/** Link to the order as its company or location may see it: without the person who placed it (MINE-13). */
function ownerBlocks(
  { env, secrets }: Pick<Deps, "env" | "secrets">,
  order: MailedOrder,
  language: Language,
  owner: LinkedOwner | undefined,
): Block[] {
  if (!owner) return [];
  const words = mailWords(language);
  const path = ownedOrderPath(secrets, owner, order, language);
  const note = `${changeRule(order.lateFee, language)} ${words.ownerShares}`;
  return [button(words.orderButton, `${publicUrl(env)}${path}`, { note })];
}

const writeCompanyMail: OrderMail = (deps, order, _catalogue, language, owner) => {
  const { company, hello } = mailWords(language);
  return {
    subject: company.subject(order.number),
    title: company.title,
    preview: company.preview,
    line: orderLine(order, language),
    blocks: [
      text(hello(order.companyName ?? "")),
      text(company.intro),
      orderFacts(order, language),
      ...ownerBlocks(deps, order, language, owner),
      text(company.doubt),
    ],
  };
};

const writeLocationMail: OrderMail = (deps, order, _catalogue, language, owner) => {
  const { location, hello } = mailWords(language);
  const kind = order.kind === "retail" || order.kind === "collection" ? order.kind : "b2b";
  return {
    subject: location.subject(order.number),
    title: location.title,
    preview: location.preview,
    line: orderLine(order, language),
    blocks: [
      text(hello(order.location?.company ?? "")),
      text(location[kind]),
      orderFacts(order, language),
      ...ownerBlocks(deps, order, language, owner),
      text(location.doubt),
    ],
    files: [windowsFile(order, language)],
  };
};

const writeOperationsMail: OrderMail = (_deps, order, _catalogue, language) => {
  const { operations } = mailWords(language);
  return {
    subject: operations.subject(order.number, kindOf(order, language)),
    title: operations.title,
    preview: pickupWindow(order, language),
    blocks: [orderFacts(order, language), operationsFacts(order, language)],
  };
};

export const ORDER_MAILS = {
  "order-confirmation": writeConfirmation,
  "company-order": writeCompanyMail,
  "location-order": writeLocationMail,
  "operations-order": writeOperationsMail,
} as const satisfies Record<string, OrderMail>;

export type OrderMailKind = keyof typeof ORDER_MAILS;

/** A mail about a new order; undefined if it was cancelled meanwhile. */
export async function orderMail(
  deps: Deps,
  kind: OrderMailKind,
  orderId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const order = await readMailedOrder(deps.db, orderId, language);
  if (order.status === "cancelled") return undefined;
  const catalogue = await readCatalogue(deps.db, language, amsterdamDate(order.created_at));
  const owner = await ownerOf(deps.db, order);
  return ORDER_MAILS[kind](deps, order, catalogue, language, owner);
}
