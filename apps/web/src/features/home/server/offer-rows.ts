import type { CleaningService } from "@waslijn/contract/customer/catalogue";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { PriceRow } from "../../../ui/price-rows.tsx";
import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./sections.en.ts";

type OfferTexts = Translated<(typeof en)["offer"]>;

const ORDER = ["WF", "DC", "LS", "SS", "IO"] as const;

/** A row per service; an amount that the catalogue does not have is left out, not invented. */
export function offerRows(
  texts: OfferTexts,
  services: readonly CleaningService[],
  amount: (value: number) => string,
): PriceRow[] {
  const pricesOf = (code: ServiceCode) => services.find(({ type }) => type === code)?.prices ?? [];
  const lowest = (code: ServiceCode): number | undefined => {
    const amounts = pricesOf(code).map((price) => price.amount);
    return amounts.length ? Math.min(...amounts) : undefined;
  };
  const base = pricesOf("WF").find(({ alias }) => alias === "wash-tumble-dry-and-fold");
  const shirt = pricesOf("LS").find(({ alias }) => alias === "price-per-item");
  const [dry, shoes] = [lowest("DC"), lowest("SS")];
  const prices: Record<ServiceCode, string> = {
    WF: base ? texts.base(base.nameShort, amount(base.amount)) : "",
    DC: dry === undefined ? texts.perItem : texts.from(amount(dry)),
    LS: shirt ? amount(shirt.amount) : "",
    SS: shoes === undefined ? "" : texts.perPair(amount(shoes)),
    IO: texts.perItem,
  };
  return ORDER.map((code) => ({
    key: code,
    title: texts.services[code].name,
    text: texts.services[code].text,
    price: prices[code],
  }));
}
