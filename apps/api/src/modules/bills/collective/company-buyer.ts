import type { CompanyBuyer } from "@waslijn/contract/shared/invoices/buyer";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@waslijn/contract/shared/constants";
import type { CompanyRow } from "../../companies/companies-repository.ts";

/** A company as an invoice names it; undefined where the provider has not said all that it asks for. */
export function companyBuyer(company: CompanyRow): CompanyBuyer | undefined {
  const { legal_name, street, postal_code, city, kvk, buyer_reference } = company;
  const { peppol_scheme, peppol_id } = company;
  const registered = kvk
    ? ({ scheme: "0106", id: kvk } as const)
    : peppol_scheme === "0190" && peppol_id && ({ scheme: "0190", id: peppol_id } as const);
  if (!legal_name || !street || !postal_code || !city || !registered) return undefined;
  if (!peppol_scheme || !peppol_id || !buyer_reference) return undefined;
  return {
    kind: "company",
    name: legal_name,
    street,
    postalCode: postal_code.replace(/^(\d{4})([A-Z]{2})$/, "$1 $2"),
    city,
    registered,
    vatNumber: company.vat_number,
    electronicAddress: { scheme: peppol_scheme, id: peppol_id },
    reference: buyer_reference,
    email: company.invoice_email ?? company.email,
    language: LANGUAGES.find((known) => known === company.language) ?? DEFAULT_LANGUAGE,
  };
}
