import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { EntriesScreen } from "./entries/entries-screen.tsx";
import type { Field } from "./entries/fields.ts";
import { defineTexts } from "../../i18n/define-texts.ts";

const useCompanyTexts = defineTexts({
  en: {
    title: "Companies",
    caption: "Companies",
    loading: "Loading companies",
    add: "New company",
    addTitle: "New company",
    empty: "There is no company yet",
    emptyText: "Companies order through re-use and re-cover, and may be invoiced once a month.",
    columns: { name: "Company", email: "E-mail", limit: "Orders a day", invoice: "Invoice" },
    labels: {
      id: "Id",
      name: "Name",
      email: "E-mail",
      language: "Language",
      is_public: "May be picked by visitors",
      daily_limit: "Orders a day",
      legal_name: "Legal name",
      street: "Street and number",
      postal_code: "Postal code",
      city: "City",
      kvk: "KvK number",
      vat_number: "VAT number",
      peppol_scheme: "Peppol scheme",
      peppol_id: "Peppol id",
      buyer_reference: "Reference on the invoice",
      invoice_email: "E-mail for invoices",
    },
    hints: { legal_name: "To invoice monthly, fill in name, address, KvK number and reference." },
    options: { language: { nl: "Dutch", en: "English" } },
    monthly: "monthly",
    each: "each order",
  },
  nl: {
    title: "Bedrijven",
    caption: "Bedrijven",
    loading: "Bedrijven laden",
    add: "Nieuw bedrijf",
    addTitle: "Nieuw bedrijf",
    empty: "Er is nog geen bedrijf",
    emptyText:
      "Bedrijven bestellen via re-use en re-cover, en kunnen een factuur per maand krijgen.",
    columns: {
      name: "Bedrijf",
      email: "E-mail",
      limit: "Bestellingen per dag",
      invoice: "Factuur",
    },
    labels: {
      id: "Id",
      name: "Naam",
      email: "E-mail",
      language: "Taal",
      is_public: "Bezoekers mogen het kiezen",
      daily_limit: "Bestellingen per dag",
      legal_name: "Officiële naam",
      street: "Straat en huisnummer",
      postal_code: "Postcode",
      city: "Plaats",
      kvk: "KvK-nummer",
      vat_number: "Btw-nummer",
      peppol_scheme: "Peppol-soort",
      peppol_id: "Peppol-nummer",
      buyer_reference: "Kenmerk op de factuur",
      invoice_email: "E-mail voor facturen",
    },
    hints: { legal_name: "Voor een factuur per maand: vul naam, adres, KvK-nummer en kenmerk in." },
    options: { language: { nl: "Nederlands", en: "Engels" } },
    monthly: "per maand",
    each: "per bestelling",
  },
});

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

/** Companies that order through re-use and re-cover, and which of them are invoiced (SHOP-04). */
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
