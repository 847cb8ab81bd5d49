import type { ConfigAlias, ServiceCode } from "./codes.ts";

/** The base price of wash and fold covers so much. */
export const WASH_BASE_KILOS = 6;
export const WASH = {
  type: "WF",
  base: "wash-tumble-dry-and-fold",
  extra: "per-extra-kg",
} as const;

export const VAT_CODES = ["21", "none"] as const;
/** What a line bears; deposits and compensation bear none. */
export type VatCode = (typeof VAT_CODES)[number];

type Tariffed = { cents: number; vat?: VatCode };

/** What things cost on a certain day, in cents with VAT. */
export type Tariff = {
  /** In the order in which a bill names them. */
  pieces: readonly { type: ServiceCode; alias: string; cents: number }[];
  fees: Readonly<Partial<Record<ConfigAlias, Tariffed>>>;
};

export type PieceCount = { type: ServiceCode; alias: string; count: number };
export type Discount = { percent: number } | { cents: number };
/** A fee that something cost which happened to the order. */
export type EventFee = { kind: "late-change" | "missed-delivery"; cents: number };
export const FREE_REASON_LENGTH = 200;
/** What the desk adds or takes off by hand, and why. */
export type FreeLine = { reason: string; cents: number; vat: VatCode };

/** What the desk found when it counted an order: what its bill is made of beside prices and events. */
export type Counted = {
  pieces: PieceCount[];
  kilos: number;
  /** Bags that the customer handed back for good. */
  bagsBack: number;
  free: FreeLine[];
};

/** What somebody hands in, or thinks of handing in, and what else goes on its bill. */
export type Handed = {
  pieces: readonly PieceCount[];
  kilos: number;
  /** A company's order has a service fee where a consumer's has shipping. */
  isBusiness?: boolean;
  /** Comes with the customer's first bag, for which a deposit is asked. */
  isFirstBag?: boolean;
  /** Deposits that come back, in cents. */
  depositsBack?: readonly number[];
  /** Who withdrew pays what was done, and is not held to a minimum. */
  isWithdrawn?: boolean;
  discount?: Discount | undefined;
  fees?: readonly EventFee[];
  free?: readonly FreeLine[];
};

/** What an order's bill holds whatever is counted. */
export type BillTerms = Required<Pick<Handed, "isBusiness" | "isFirstBag" | "isWithdrawn">> & {
  discount: Discount | undefined;
  fees: readonly EventFee[];
  /** Deposits that can come back, the oldest first. */
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
  /** Of the price, where the line is one of the price list. */
  type?: ServiceCode;
  alias?: string;
  reason?: string;
  count: number;
  cents: number;
  vat: VatCode;
};

export type Priced = {
  lines: BillLine[];
  /** Of the laundry alone. */
  value: number;
  total: number;
  /** Deposits that come back and that the bill is too small for, in cents: they go back as money. */
  owedBack: number;
};

/** Invoices are numbered in rows of their own (BILL-06). */
export type InvoiceSeries = "invoice" | "credit" | "collective";

export const sumOf = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** The one place where prices are added up, for estimates and bills alike (BILL-01). */
export function priceOrder(handed: Handed, tariff: Tariff): Priced {
  const laundry = [...pieceLines(handed, tariff), ...kiloLines(handed, tariff)];
  const value = sumOf(laundry);
  const brought = value > 0 ? [...laundry, ...carriageLines(value, handed, tariff)] : laundry;
  const hasMinimum = value > 0 && !handed.isWithdrawn;
  const ordered = hasMinimum ? [...brought, ...minimumLines(brought, tariff)] : brought;
  const free = (handed.free ?? []).map((line): BillLine => ({ kind: "free", count: 1, ...line }));
  const owed = [
    ...ordered,
    ...discountLines(sumOf(ordered), handed),
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

/** What a counted order costs. */
export const priceCounted = (
  counted: Counted,
  { held, ...terms }: BillTerms,
  tariff: Tariff,
): Priced =>
  priceOrder({ ...terms, ...counted, depositsBack: held.slice(0, counted.bagsBack) }, tariff);

/** In the order of the tariff, whatever the order of counting. */
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

/** Up to six kilos cost the base price; each kilo begun above it is one more. */
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

/** Exactly the threshold is free: the fee is for what lies under it, before discounts (RULE-21, RULE-22). */
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

/** Laundry and shipping together cost at least the minimum; what is missing is said (BILL-03). */
function minimumLines(lines: BillLine[], { fees }: Tariff): BillLine[] {
  const missing = (fees.PRICE_MINIMAL_ORDER_VALUE?.cents ?? 0) - sumOf(lines);
  return missing > 0 ? oneOf("minimum", { cents: missing }) : [];
}

/** Off what was ordered, never off deposits and fees, and never more than that. */
function discountLines(ordered: number, { discount }: Handed): BillLine[] {
  if (!discount) return [];
  const wanted =
    "percent" in discount ? Math.round((ordered * discount.percent) / 100) : discount.cents;
  const cents = Math.min(wanted, ordered);
  return cents > 0 ? [{ kind: "discount", count: 1, cents: -cents, vat: "21" }] : [];
}

const depositLines = ({ isFirstBag }: Handed, { fees }: Tariff): BillLine[] =>
  isFirstBag ? oneOf("deposit", fees.PRICE_STARTER_KIT_DEPOSIT, "none") : [];

function feeLines({ fees = [] }: Handed, tariff: Tariff): BillLine[] {
  return fees.flatMap(({ kind, cents }) => {
    const { vat } =
      (kind === "late-change"
        ? tariff.fees.PRICE_LATE_CHANGE
        : tariff.fees.PRICE_MISSED_DELIVERY) ?? {};
    return oneOf(kind, { cents, vat: vat ?? "21" });
  });
}

const oneOf = (
  kind: BillLine["kind"],
  fee: Tariffed | undefined,
  usual: VatCode = "21",
): BillLine[] =>
  fee && fee.cents > 0 ? [{ kind, count: 1, cents: fee.cents, vat: fee.vat ?? usual }] : [];

/** A bill gives back no more than it asks; each deposit has its line, so that it is known to have come back. */
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

/** A total in its parts: what 21 % is added to, the 21 %, and what bears none. */
export type VatSplit = { base: number; vat: number; untaxed: number };

export function splitVat(lines: readonly Pick<BillLine, "cents" | "vat">[]): VatSplit {
  const vat = vatIn(lines);
  const taxed = sumOf(lines.filter((line) => line.vat === "21"));
  return { base: taxed - vat, vat, untaxed: sumOf(lines) - taxed };
}
