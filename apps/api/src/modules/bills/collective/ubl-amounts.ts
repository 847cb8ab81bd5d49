import type { CollectivePaper } from "./collective-paper.ts";
import type { en } from "./collective.en.ts";
import { leaf, node, type Xml } from "./xml.ts";

/**
 * Standard rate, and exempt for what bears no VAT: "outside the scope" (O) may not stand on one invoice with
 * any other (BR-O-11), so a deposit is exempt with its reason.
 */
export type VatCategory = "S" | "E";
export const RATES: Readonly<Record<VatCategory, string>> = { S: "21", E: "0" };

export type UblLine = { name: string; servedOn: string; category: VatCategory; cents: number };

/** A credit note counts upwards what its invoice takes back. */
const signOf = ({ credits }: CollectivePaper): 1 | -1 => (credits ? -1 : 1);

/** An order is a line without VAT, and a second one where something of it bears none. */
export function toUblLines(paper: CollectivePaper, words: typeof en): UblLine[] {
  const sign = signOf(paper);
  return paper.orders.flatMap(({ number, servedOn, lines }, index): UblLine[] => {
    const { net, untaxed } = paper.amounts.bills[index] ?? { net: 0, untaxed: 0 };
    const has = (vat: string) => lines.some((line) => line.vat === vat);
    const laundry = {
      name: words.laundry(number),
      servedOn,
      category: "S",
      cents: sign * net,
    } as const;
    const other = {
      name: words.outsideVat(number),
      servedOn,
      category: "E",
      cents: sign * untaxed,
    } as const;
    return [...(has("21") ? [laundry] : []), ...(has("none") ? [other] : [])];
  });
}

/** The VAT of each category over its whole amount, rounded once. */
export function sumVat(paper: CollectivePaper, exemption: string): Xml {
  const sign = signOf(paper);
  const { base, vat, untaxed } = paper.amounts;
  const has = (code: string) =>
    paper.orders.some(({ lines }) => lines.some((line) => line.vat === code));
  return node("cac:TaxTotal", [
    amount("TaxAmount", sign * vat),
    ...(has("21") ? [subtotal("S", sign * base, sign * vat)] : []),
    ...(has("none") ? [subtotal("E", sign * untaxed, 0, exemption)] : []),
  ]);
}

const subtotal = (category: VatCategory, taxable: number, vat: number, exemption?: string): Xml =>
  node("cac:TaxSubtotal", [
    amount("TaxableAmount", taxable),
    amount("TaxAmount", vat),
    node("cac:TaxCategory", [
      leaf("cbc:ID", category),
      leaf("cbc:Percent", RATES[category]),
      ...(exemption ? [leaf("cbc:TaxExemptionReason", exemption)] : []),
      node("cac:TaxScheme", [leaf("cbc:ID", "VAT")]),
    ]),
  ]);

export function sumTotals(paper: CollectivePaper): Xml {
  const sign = signOf(paper);
  const { base, vat, untaxed, rounding, total } = paper.amounts;
  const net = sign * (base + untaxed);
  return node("cac:LegalMonetaryTotal", [
    amount("LineExtensionAmount", net),
    amount("TaxExclusiveAmount", net),
    amount("TaxInclusiveAmount", net + sign * vat),
    ...(rounding === 0 ? [] : [amount("PayableRoundingAmount", sign * rounding)]),
    amount("PayableAmount", sign * total),
  ]);
}

/** Cents as euros with two decimals, exactly. */
export function amount(name: string, cents: number): Xml {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return leaf(`cbc:${name}`, euros, { currencyID: "EUR" });
}
