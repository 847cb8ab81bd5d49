import type { Language } from "./constants.ts";
import { type BillLine, sumOf } from "./pricing.ts";

/** Peppol schemes of Dutch companies: KvK number, OIN (government) or VAT number. */
export const PEPPOL_SCHEMES = ["0106", "0190", "9944"] as const;
export type PeppolScheme = (typeof PEPPOL_SCHEMES)[number];

/** Format of the number in each scheme. */
export const PEPPOL_IDS: Readonly<Record<PeppolScheme, RegExp>> = {
  "0106": /^\d{8}$/,
  "0190": /^\d{20}$/,
  "9944": /^NL\d{9}B\d{2}$/,
};

/** A consumer on an invoice. */
export type PersonBuyer = {
  kind: "person";
  name: string;
  /** One item per line. */
  address: string[];
};

/** A company with the fields that an electronic invoice needs (BILL-07). */
export type CompanyBuyer = {
  kind: "company";
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** KvK number, or OIN for government bodies. */
  registered: { scheme: "0106" | "0190"; id: string };
  vatNumber: string | null;
  electronicAddress: { scheme: PeppolScheme; id: string };
  reference: string;
  email: string;
  language: Language;
};

export type Buyer = PersonBuyer | CompanyBuyer;

/** Who issued an invoice, as it was then (SET-04). */
export type Seller = Readonly<
  Record<
    | "company"
    | "street"
    | "postalCode"
    | "city"
    | "phone"
    | "email"
    | "chamberOfCommerce"
    | "vatNumber"
    | "iban",
    string
  > & {
    /** As the logo spells it; earlier versions did not store it. */
    name?: string;
  }
>;

const RATE = 21;

type Amounts = readonly Pick<BillLine, "cents" | "vat">[];

/** Several bills split for a company's books, net amounts first. */
export type NetAmounts = {
  /** Per bill: the taxable net, and the untaxed amount. */
  bills: { net: number; untaxed: number; total: number }[];
  base: number;
  vat: number;
  untaxed: number;
  /** Bills total minus base, VAT and untaxed amounts: at most a cent, either way. */
  rounding: number;
  total: number;
};

/**
 * Bills are in cents with VAT. EN 16931 computes the other way: net amounts in whole cents, and 21 % of their sum,
 * rounded once. One amount in six cannot be reached that way, so the remainder is stated as a rounding (BT-114) and the
 * total equals that of the bills. Nets are rounded cumulatively, so that they always add up to the base.
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

/** Rounds half a cent away from zero, so that a credit exactly reverses its invoice. */
const roundCents = (cents: number): number => (cents < 0 ? -Math.round(-cents) : Math.round(cents));
