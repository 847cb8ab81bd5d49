import type { Language } from "../constants.ts";

/** Where Dutch companies receive electronic invoices: by KvK number, OIN (government) or VAT number. */
export const PEPPOL_SCHEMES = ["0106", "0190", "9944"] as const;
export type PeppolScheme = (typeof PEPPOL_SCHEMES)[number];

/** What a number of each scheme looks like. */
export const PEPPOL_IDS: Readonly<Record<PeppolScheme, RegExp>> = {
  "0106": /^\d{8}$/,
  "0190": /^\d{20}$/,
  "9944": /^NL\d{9}B\d{2}$/,
};

/** A customer as an invoice names them. */
export type PersonBuyer = {
  kind: "person";
  name: string;
  /** Line by line. */
  address: string[];
};

/** A company with all that an electronic invoice to it asks for (BILL-07). */
export type CompanyBuyer = {
  kind: "company";
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** In the trade register, or as a part of the government. */
  registered: { scheme: "0106" | "0190"; id: string };
  vatNumber: string | null;
  electronicAddress: { scheme: PeppolScheme; id: string };
  reference: string;
  email: string;
  language: Language;
};

export type Buyer = PersonBuyer | CompanyBuyer;
