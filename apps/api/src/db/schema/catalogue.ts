import type { VatCode } from "@waslijn/contract/shared/pricing";
import type { Defaulted } from "./columns.ts";

/** What is offered, and at what price. */
export type CatalogueTables = {
  cleaning_services: { type: string; name_nl: string; name_en: string; position: number };
  prices: {
    type: string;
    alias: string;
    name_nl: string;
    name_en: string;
    name_short_nl: string;
    name_short_en: string;
    cents: number;
    position: number;
    valid_from: Defaulted<string>;
    valid_until: string | null;
  };
  config_prices: {
    alias: string;
    name_nl: string;
    name_en: string;
    cents: number;
    position: number;
    vat: Defaulted<VatCode>;
    valid_from: Defaulted<string>;
    valid_until: string | null;
  };
  business_services: { droplocker: string; title_nl: string; title_en: string; position: number };
  promo_codes: {
    code: string;
    percent: number | null;
    cents: number | null;
    valid_from: string | null;
    valid_until: string | null;
    max_uses: number | null;
    max_per_customer: number | null;
  };
};
