import type { Language } from "./constants.ts";
import { type BillLine, sumOf } from "./pricing.ts";

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

const RATE = 21;

type Amounts = readonly Pick<BillLine, "cents" | "vat">[];

/** Several bills taken apart as a company's books want them: amounts without VAT first. */
export type NetAmounts = {
  /** Of each bill: what 21 % is added to, and what bears none. */
  bills: { net: number; untaxed: number; total: number }[];
  base: number;
  vat: number;
  untaxed: number;
  /** What base and VAT together miss of the bills: a cent at most, either way. */
  rounding: number;
  total: number;
};

/**
 * Bills are in cents with VAT. EN 16931 adds the other way round: amounts without VAT in whole cents, and
 * 21 % of their sum, rounded once. One amount in six cannot be reached that way, so what is missing is
 * said as a rounding (BT-114) and the total stays what the bills say. The nets are rounded as they run,
 * so that they add up to the base however many there are.
 */
export function netAmounts(bills: readonly Amounts[]): NetAmounts {
  let taxed = 0;
  let base = 0;
  const parts = bills.map((lines) => {
    const total = sumOf(lines);
    const own = sumOf(lines.filter(({ vat }) => vat === "21"));
    taxed += own;
    const before = base;
    base = roundCents((taxed * 100) / (100 + RATE));
    return { net: base - before, untaxed: total - own, total };
  });
  const vat = roundCents((base * RATE) / 100);
  const untaxed = parts.reduce((sum, part) => sum + part.untaxed, 0);
  return { bills: parts, base, vat, untaxed, rounding: taxed - base - vat, total: taxed + untaxed };
}

/** Half a cent goes away from zero, so that a credit undoes exactly what it credits. */
const roundCents = (cents: number): number => (cents < 0 ? -Math.round(-cents) : Math.round(cents));
