import type { Element } from "./read-xml.ts";

/** The order of child elements in the UBL 2.1 schema, for those that our documents contain; no others are allowed. */
const ORDER: Readonly<Record<string, string>> = {
  Invoice:
    "CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode DocumentCurrencyCode BuyerReference InvoicePeriod BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine",
  CreditNote:
    "CustomizationID ProfileID ID IssueDate CreditNoteTypeCode DocumentCurrencyCode BuyerReference InvoicePeriod BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal CreditNoteLine",
  InvoicePeriod: "StartDate EndDate",
  BillingReference: "InvoiceDocumentReference",
  InvoiceDocumentReference: "ID IssueDate",
  AccountingSupplierParty: "Party",
  AccountingCustomerParty: "Party",
  Party:
    "EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact",
  PartyName: "Name",
  PostalAddress: "StreetName AdditionalStreetName CityName PostalZone CountrySubentity Country",
  Country: "IdentificationCode",
  PartyTaxScheme: "CompanyID TaxScheme",
  TaxScheme: "ID",
  PartyLegalEntity: "RegistrationName CompanyID CompanyLegalForm",
  Contact: "Name Telephone ElectronicMail",
  PaymentMeans: "PaymentMeansCode PaymentID PayeeFinancialAccount",
  PayeeFinancialAccount: "ID Name FinancialInstitutionBranch",
  PaymentTerms: "Note",
  TaxTotal: "TaxAmount TaxSubtotal",
  TaxSubtotal: "TaxableAmount TaxAmount TaxCategory",
  TaxCategory: "ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme",
  LegalMonetaryTotal:
    "LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount",
  InvoiceLine: "ID InvoicedQuantity LineExtensionAmount InvoicePeriod Item Price",
  CreditNoteLine: "ID CreditedQuantity LineExtensionAmount InvoicePeriod Item Price",
  Item: "Description Name ClassifiedTaxCategory",
  ClassifiedTaxCategory: "ID Percent TaxScheme",
  Price: "PriceAmount BaseQuantity",
};

/** Elements in a place that the schema does not allow. */
export function misplaced(element: Element): string[] {
  const names = element.children.map(({ name }) => local(name));
  const places = (ORDER[local(element.name)] ?? "").split(" ");
  const wrong = names.filter((name, index) => {
    const place = places.indexOf(name);
    const before = places.indexOf(names[index - 1] ?? places[0] ?? "");
    return place < 0 || place < before;
  });
  return [
    ...wrong.map((name) => `${element.name}/${name}`),
    ...element.children.flatMap(misplaced),
  ];
}

const local = (name: string): string => name.replace(/^\w+:/, "");
