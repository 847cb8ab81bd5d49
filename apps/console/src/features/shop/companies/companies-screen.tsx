import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { EntriesScreen } from "../entries/entries-screen.tsx";
import type { Field } from "../entries/fields.ts";
import { useCompanyTexts } from "./company-texts.ts";

const optional = (name: string, maxLength: number): Field => ({
  name,
  kind: "line",
  isOptional: true,
  maxLength,
});
const FIELDS: Field[] = [
  { name: "name", kind: "line", maxLength: 120 },
  { name: "email", kind: "line", maxLength: 254 },
  { name: "language", kind: "choice", options: LANGUAGES, start: "nl" },
  { name: "is_public", kind: "yes", start: "false" },
  { name: "daily_limit", kind: "number", start: "20" },
  optional("legal_name", 120),
  optional("street", 120),
  optional("postal_code", 7),
  optional("city", 80),
  optional("kvk", 8),
  optional("vat_number", 14),
  optional("buyer_reference", 100),
  optional("invoice_email", 254),
  optional("peppol_scheme", 4),
  optional("peppol_id", 50),
];

/** Who orders through re-use and re-cover, and who of them is invoiced (SHOP-04). */
export function CompaniesScreen() {
  const texts = useCompanyTexts();
  return (
    <EntriesScreen
      subject={{
        table: "companies",
        key: ["id"],
        fields: FIELDS,
        nameOf: ({ name }) => String(name),
        columns: [
          { name: "name", show: ({ name }) => String(name), isName: true },
          { name: "email", show: ({ email }) => String(email), rank: "c-4" },
          { name: "limit", show: ({ daily_limit }) => String(daily_limit), rank: "c-3" },
          {
            name: "invoice",
            show: ({ legal_name }) => (legal_name ? texts.monthly : texts.each),
            rank: "c-3",
          },
        ],
        texts,
      }}
    />
  );
}
