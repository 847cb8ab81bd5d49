import type { DataValue } from "@waslijn/contract/console/data/data";
import { useQuery } from "@tanstack/react-query";
import { callConsole } from "../../../api/client.ts";
import { formatDate } from "../../../i18n/format-window.ts";
import { formatCents } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { EntriesScreen } from "../entries/entries-screen.tsx";
import type { Field } from "../entries/fields.ts";
import { usePromoTexts } from "./promo-texts.ts";

const FIELDS: Field[] = [
  { name: "code", kind: "line", isKey: true, maxLength: 40 },
  { name: "percent", kind: "number", isOptional: true },
  { name: "cents", kind: "euros", isOptional: true },
  { name: "valid_from", kind: "day", isOptional: true },
  { name: "valid_until", kind: "day", isOptional: true },
  { name: "max_uses", kind: "number", isOptional: true },
  { name: "max_per_customer", kind: "number", isOptional: true },
];

/** Codes that take something off: on which days, how often, and how often they were used (SHOP-04). */
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
      day ? formatDate(String(day), language) : undefined,
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
