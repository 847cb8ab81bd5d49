import type { ConfigAlias, ServiceCode } from "./codes.ts";

/** Kilos included in the base price of wash and fold. */
export const WASH_BASE_KILOS = 6;
export const WASH = {
  type: "WF",
  base: "wash-tumble-dry-and-fold",
  extra: "per-extra-kg",
} as const;

export const VAT_CODES = ["21", "none"] as const;
/** VAT rate of a line; deposits and compensation bear none. */
export type VatCode = (typeof VAT_CODES)[number];

type Tariffed = { cents: number; vat?: VatCode };

/** Prices of a certain day, in cents with VAT. */
export type Tariff = {
  /** In the sequence of bill lines. */
  pieces: readonly { type: ServiceCode; alias: string; cents: number }[];
  fees: Readonly<Partial<Record<ConfigAlias, Tariffed>>>;
};

export type PieceCount = { type: ServiceCode; alias: string; count: number };
export type Discount = { percent: number } | { cents: number };
/** A fee caused by an event of the order. */
export type EventFee = {
  kind: "late-change" | "missed-delivery";
  cents: number;
  /** Which missed delivery of the order it is, from the third on. */
  nth?: number;
};
export const FREE_REASON_LENGTH = 200;
/** A line that the desk adds or deducts by hand, with its reason. */
export type FreeLine = { reason: string; cents: number; vat: VatCode };

/** The desk's count of an order, from which its bill is computed together with prices and events. */
export type Counted = {
  pieces: PieceCount[];
  kilos: number;
  /** Bags that the customer returned for good. */
  bagsBack: number;
  free: FreeLine[];
};

/** Pieces and kilos, counted or estimated, and the other terms of the bill. */
export type Handed = {
  pieces: readonly PieceCount[];
  kilos: number;
  /** Charges a company's service fee instead of shipping. */
  isBusiness?: boolean;
  /** Includes the customer's first bag, for which a deposit is charged. */
  isFirstBag?: boolean;
  /** Returned deposits, in cents. */
  depositsBack?: readonly number[];
  /** After a withdrawal only the work done is charged, without the minimum. */
  isWithdrawn?: boolean;
  discount?: Discount | undefined;
  fees?: readonly EventFee[];
  free?: readonly FreeLine[];
};

/** Terms of a bill that do not depend on the count. */
export type BillTerms = Required<Pick<Handed, "isBusiness" | "isFirstBag" | "isWithdrawn">> & {
  discount: Discount | undefined;
  fees: readonly EventFee[];
  /** Deposits that can be returned, oldest first. */
  held: readonly number[];
};

export type BillLine = {
  kind:
    | "piece"
    | "kilos"
    | "extra-kilos"
    | "shipping"
    | "service-fee"
    | "minimum"
    | "discount"
    | "deposit"
    | EventFee["kind"]
    | "free"
    | "deposit-back";
  /** Key of the price, when the line comes from the price list. */
  type?: ServiceCode;
  alias?: string;
  reason?: string;
  /** Which missed delivery of the order it is, from the third on; without it the second. */
  nth?: number;
  count: number;
  cents: number;
  vat: VatCode;
};

export type Priced = {
  lines: BillLine[];
  /** Sum of the laundry lines. */
  value: number;
  total: number;
  /** Returned deposits in cents that exceed the bill: they are refunded. */
  owedBack: number;
};

/** Each series has its own sequence of invoice numbers (BILL-06). */
export type InvoiceSeries = "invoice" | "credit" | "collective";

export const sumOf = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** Computes estimates and bills; the only place that adds up prices (BILL-01). */
export function priceOrder(handed: Handed, tariff: Tariff): Priced {
  const laundry = [...pieceLines(handed, tariff), ...kiloLines(handed, tariff)];
  const value = sumOf(laundry);
  const brought = value > 0 ? [...laundry, ...carriageLines(value, handed, tariff)] : laundry;
  const hasMinimum = value > 0 && !handed.isWithdrawn;
  const ordered = hasMinimum ? [...brought, ...minimumLines(brought, tariff)] : brought;
  const free = (handed.free ?? []).map((line): BillLine => ({ kind: "free", count: 1, ...line }));
  const owed = [
    ...ordered,
    ...discountLines(ordered, handed),
    ...depositLines(handed, tariff),
    ...feeLines(handed, tariff),
    ...free.filter(({ cents }) => cents >= 0),
  ];
  const back = (handed.depositsBack ?? []).map((cents): BillLine => ({
    kind: "deposit-back",
    count: 1,
    cents: -cents,
    vat: "none",
  }));
  const lines = takeOff(owed, [...free.filter(({ cents }) => cents < 0), ...back]);
  const credited = sumOf(lines.filter(({ kind }) => kind === "deposit-back"));
  return { lines, value, total: sumOf(lines), owedBack: credited - sumOf(back) };
}

/** The bill of a counted order. */
export const priceCounted = (
  counted: Counted,
  { held, ...terms }: BillTerms,
  tariff: Tariff,
): Priced =>
  priceOrder({ ...terms, ...counted, depositsBack: held.slice(0, counted.bagsBack) }, tariff);

/** Sorted like the tariff, not like the count. */
function pieceLines({ pieces }: Handed, tariff: Tariff): BillLine[] {
  return tariff.pieces.flatMap(({ type, alias, cents }): BillLine[] => {
    const count = pieces
      .filter((piece) => piece.type === type && piece.alias === alias)
      .reduce((sum, piece) => sum + piece.count, 0);
    return count > 0
      ? [{ kind: "piece", type, alias, count, cents: cents * count, vat: "21" }]
      : [];
  });
}

/** The base price covers six kilos; each further kilo begun is charged. */
function kiloLines({ kilos }: Handed, { pieces }: Tariff): BillLine[] {
  const { type } = WASH;
  const priceOf = (alias: string) =>
    pieces.find((price) => price.type === type && price.alias === alias)?.cents;
  const base = priceOf(WASH.base);
  if (kilos <= 0 || base === undefined) return [];
  const extra = Math.max(0, Math.ceil(kilos - WASH_BASE_KILOS));
  const cents = extra * (priceOf(WASH.extra) ?? 0);
  return [
    { kind: "kilos", type, alias: WASH.base, count: kilos, cents: base, vat: "21" },
    ...(extra > 0
      ? [
          {
            kind: "extra-kilos" as const,
            type,
            alias: WASH.extra,
            count: extra,
            cents,
            vat: "21" as const,
          },
        ]
      : []),
  ];
}

/** A value equal to the threshold ships free; the fee applies below it, before discounts (RULE-21, RULE-22). */
function carriageLines(value: number, { isBusiness }: Handed, { fees }: Tariff): BillLine[] {
  const [kind, fee, freeFrom] = isBusiness
    ? ([
        "service-fee",
        fees.PRICE_SERVICE_FEE,
        fees.PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER,
      ] as const)
    : (["shipping", fees.PRICE_SHIPPING_FEE, fees.PRICE_FREE_SHIPPING_FROM] as const);
  return value < (freeFrom?.cents ?? 0) ? oneOf(kind, fee) : [];
}

/** Laundry and shipping cost at least the minimum; the shortfall is a line of its own (BILL-03). */
function minimumLines(lines: BillLine[], { fees }: Tariff): BillLine[] {
  const missing = (fees.PRICE_MINIMAL_ORDER_VALUE?.cents ?? 0) - sumOf(lines);
  return missing > 0 ? oneOf("minimum", { cents: missing }) : [];
}

/**
 * Applies to laundry, carriage and minimum, never to deposits and fees, and never exceeds them. Each VAT code bears its
 * share: carriage without VAT must not lower the VAT of the laundry.
 */
function discountLines(ordered: BillLine[], { discount }: Handed): BillLine[] {
  if (!discount) return [];
  const sum = sumOf(ordered);
  const wanted =
    "percent" in discount ? Math.round((sum * discount.percent) / 100) : discount.cents;
  const cents = Math.min(wanted, sum);
  if (cents <= 0) return [];
  const untaxed = Math.round((cents * sumOf(ordered.filter(({ vat }) => vat === "none"))) / sum);
  return [
    ...oneOf("discount", { cents: cents - untaxed }),
    ...oneOf("discount", { cents: untaxed, vat: "none" }),
  ].map((line) => ({ ...line, cents: -line.cents }));
}

const depositLines = ({ isFirstBag }: Handed, { fees }: Tariff): BillLine[] =>
  isFirstBag ? oneOf("deposit", fees.PRICE_STARTER_KIT_DEPOSIT, "none") : [];

function feeLines({ fees = [] }: Handed, tariff: Tariff): BillLine[] {
  return fees.flatMap(({ kind, cents, nth }) => {
    const { vat } =
      (kind === "late-change"
        ? tariff.fees.PRICE_LATE_CHANGE
        : tariff.fees.PRICE_MISSED_DELIVERY) ?? {};
    const lines = oneOf(kind, { cents, vat: vat ?? "21" });
    return nth === undefined ? lines : lines.map((line) => ({ ...line, nth }));
  });
}

const oneOf = (
  kind: BillLine["kind"],
  fee: Tariffed | undefined,
  usual: VatCode = "21",
): BillLine[] =>
  fee && fee.cents > 0 ? [{ kind, count: 1, cents: fee.cents, vat: fee.vat ?? usual }] : [];

/** Credits never exceed the bill. Each deposit keeps a line of its own, so that its return is recorded. */
function takeOff(owed: BillLine[], credits: BillLine[]): BillLine[] {
  const lines = [...owed];
  for (const credit of credits) {
    const cents = Math.max(credit.cents, -sumOf(lines)) || 0;
    if (cents < 0 || credit.kind === "deposit-back") lines.push({ ...credit, cents });
  }
  return lines;
}

/** The VAT in an amount that includes it. */
export const vatIn = (lines: readonly Pick<BillLine, "cents" | "vat">[]): number =>
  Math.round((sumOf(lines.filter(({ vat }) => vat === "21")) * 21) / 121);

/** A total split into the taxable base, 21 % VAT, and the untaxed amount. */
export type VatSplit = { base: number; vat: number; untaxed: number };

export function splitVat(lines: readonly Pick<BillLine, "cents" | "vat">[]): VatSplit {
  const vat = vatIn(lines);
  const taxed = sumOf(lines.filter((line) => line.vat === "21"));
  return { base: taxed - vat, vat, untaxed: sumOf(lines) - taxed };
}
