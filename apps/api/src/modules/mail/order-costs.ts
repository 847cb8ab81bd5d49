import type { ConfigAlias, ServiceCode } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Catalogue } from "../catalogue/catalogue-repository.ts";
import { facts, type Block } from "./mail-content.ts";
import { mailWords, printEuros } from "./mail-words.ts";
import type { MailedOrder } from "./mailed-order.ts";
import { printCode } from "./strangers-text.ts";

/** What the order costs as far as it is known before counting and weighing; an unknown amount is left out. */
export function orderCosts(order: MailedOrder, catalogue: Catalogue, language: Language): Block {
  const { costs, labels } = mailWords(language);
  const config = (alias: ConfigAlias): string | undefined => {
    const found = catalogue.config.find((price) => price.alias === alias);
    return found && printEuros(language, found.amount);
  };
  const isConsumer = order.kind === "consumer";
  return facts([
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
        ? both(config("PRICE_SHIPPING_FEE"), config("PRICE_FREE_SHIPPING_FROM"), costs.shippingRule)
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
      order.has_bag ? null : one(config("PRICE_STARTER_KIT_DEPOSIT"), costs.depositRule),
    ],
    [labels.coupon, printCode(order.coupon_code)],
    [costs.vat, costs.vatRule],
  ]);
}

const one = (amount: string | undefined, say: (amount: string) => string) => amount && say(amount);
const both = (
  first: string | undefined,
  second: string | undefined,
  say: (first: string, second: string) => string,
) => first && second && say(first, second);

function servicePrice(
  code: ServiceCode,
  { services }: Catalogue,
  language: Language,
): string | undefined {
  const { costs } = mailWords(language);
  const prices = services.find(({ type }) => type === code)?.prices ?? [];
  const priceOf = (alias: string): string | undefined => {
    const found = prices.find((price) => price.alias === alias);
    return found && printEuros(language, found.amount);
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
      return costs.from(printEuros(language, lowest));
    }
    case "IO":
      return costs.perItem;
  }
}
