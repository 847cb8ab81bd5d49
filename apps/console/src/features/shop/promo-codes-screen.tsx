import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { DataValue } from "@waslijn/contract/console/data";
import { useQuery } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { EntriesScreen } from "./entries/entries-screen.tsx";
import type { Field } from "./entries/fields.ts";
import { defineTexts } from "../../i18n/define-texts.ts";

const usePromoTexts = defineTexts({
  en: {
    title: "Promo codes",
    caption: "Promo codes",
    loading: "Loading promo codes",
    add: "New code",
    addTitle: "New promo code",
    empty: "There is no promo code yet",
    emptyText: "A code takes a percentage or an amount off what somebody orders.",
    columns: { code: "Code", off: "Takes off", days: "Valid", uses: "Used", each: "A customer" },
    labels: {
      code: "Code",
      percent: "Percent",
      cents: "Amount in euros",
      valid_from: "From",
      valid_until: "Until and including",
      max_uses: "Number of uses",
      max_per_customer: "Uses of one customer",
    },
    hints: { code: "Capitals, digits and dashes", percent: "Fill in this or an amount" },
    wrong: {
      "percent.wrong": "Fill in a percentage from 1 to 100, or an amount, not both.",
      "code.wrong": "Capitals, digits and dashes only.",
    },
    percent: (percent: number) => `${percent}%`,
    always: "always",
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    between: (from: string, until: string) => `${from} – ${until}`,
    used: (uses: number, most: number | null) => (most === null ? `${uses}` : `${uses} of ${most}`),
    each: (times: number | null) => (times === null ? "no limit" : `${times}×`),
  },
  nl: {
    title: "Actiecodes",
    caption: "Actiecodes",
    loading: "Actiecodes laden",
    add: "Nieuwe code",
    addTitle: "Nieuwe actiecode",
    empty: "Er is nog geen actiecode",
    emptyText: "Een code haalt een percentage of bedrag af van wat iemand bestelt.",
    columns: { code: "Code", off: "Korting", days: "Geldig", uses: "Gebruikt", each: "Per klant" },
    labels: {
      code: "Code",
      percent: "Percentage",
      cents: "Bedrag in euro",
      valid_from: "Vanaf",
      valid_until: "Tot en met",
      max_uses: "Aantal keer",
      max_per_customer: "Aantal keer per klant",
    },
    hints: { code: "Hoofdletters, cijfers en streepjes", percent: "Vul dit in of een bedrag" },
    wrong: {
      "percent.wrong": "Vul een percentage van 1 tot 100 in, of een bedrag, niet allebei.",
      "code.wrong": "Alleen hoofdletters, cijfers en streepjes.",
    },
    percent: (percent: number) => `${percent}%`,
    always: "altijd",
    from: (day: string) => `vanaf ${day}`,
    until: (day: string) => `tot en met ${day}`,
    between: (from: string, until: string) => `${from} – ${until}`,
    used: (uses: number, most: number | null) =>
      most === null ? `${uses}` : `${uses} van ${most}`,
    each: (times: number | null) => (times === null ? "onbeperkt" : `${times}×`),
  },
});

const FIELDS: Field[] = [
  { name: "code", kind: "line", isKey: true, maxLength: 40 },
  { name: "percent", kind: "number", isOptional: true },
  { name: "cents", kind: "euros", isOptional: true },
  { name: "valid_from", kind: "day", isOptional: true },
  { name: "valid_until", kind: "day", isOptional: true },
  { name: "max_uses", kind: "number", isOptional: true },
  { name: "max_per_customer", kind: "number", isOptional: true },
];

/** Promo codes: discount, validity, limit and number of uses (SHOP-04). */
export function PromoCodesScreen() {
  const texts = usePromoTexts();
  const language = useLanguage();
  const { data: uses = [] } = useQuery({
    queryKey: ["data", "promo_codes", "uses"],
    queryFn: ({ signal }) => callConsole("promoUses", { signal }),
  });
  const usesOf = ({ code }: DataValue): number => uses.find((one) => one.code === code)?.uses ?? 0;
  const days = ({ valid_from, valid_until }: DataValue): string => {
    const [from, until] = [valid_from, valid_until].map((day) =>
      day ? formatDateOfYear(String(day), language) : undefined,
    );
    if (from && until) return texts.between(from, until);
    return from ? texts.from(from) : until ? texts.until(until) : texts.always;
  };
  return (
    <EntriesScreen
      subject={{
        table: "promo_codes",
        key: ["code"],
        fields: FIELDS,
        nameOf: ({ code }) => String(code),
        columns: [
          { name: "code", show: ({ code }) => String(code), isName: true },
          {
            name: "off",
            show: ({ percent, cents }) =>
              percent === null
                ? formatCents(Number(cents), language)
                : texts.percent(Number(percent)),
          },
          { name: "days", show: days, rank: "c-3" },
          {
            name: "uses",
            show: (value) => texts.used(usesOf(value), value.max_uses as number | null),
          },
          {
            name: "each",
            show: ({ max_per_customer }) => texts.each(max_per_customer as number | null),
            rank: "c-3",
          },
        ],
        texts,
      }}
    />
  );
}
