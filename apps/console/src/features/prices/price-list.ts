import type { DataEntry } from "@waslijn/contract/console/data";
import type { WantedChange } from "../../parts/data/wanted-change.ts";

export type PriceTable = "prices" | "config_prices";

/** One price: the current entry, and the one valid on the selected day. */
export type PriceRow = {
  id: string;
  table: PriceTable;
  /** The service's type; empty for fees. */
  type: string;
  now: DataEntry | undefined;
  later: DataEntry;
};

/** Typed amounts in cents, by price id; null where the text is not an amount. */
export type Draft = Readonly<Record<string, number | null>>;

/** Whether some text is not an amount, which blocks saving. */
export const hasWrong = (draft: Draft): boolean => Object.values(draft).includes(null);

const dayOf = ({ value }: DataEntry): string => String(value.valid_from);
export const centsOf = ({ value }: DataEntry): number => Number(value.cents);
const idOf = (table: PriceTable, { value }: DataEntry): string =>
  [table, value.type ?? "", value.alias].join(" ");

const heldOn = (entries: readonly DataEntry[], day: string): DataEntry | undefined =>
  entries
    .filter((entry) => dayOf(entry) <= day)
    .reduce<DataEntry | undefined>(
      (last, entry) => (last && dayOf(last) > dayOf(entry) ? last : entry),
      undefined,
    );

/** Every price with its entries of today and of a day, in list order. */
export function priceRows(
  table: PriceTable,
  entries: readonly DataEntry[],
  { today, day }: { today: string; day: string },
): PriceRow[] {
  return [...Map.groupBy(entries, (entry) => idOf(table, entry))]
    .flatMap(([id, versions]): PriceRow[] => {
      const later = heldOn(versions, day);
      if (!later) return [];
      return [
        { id, table, type: String(later.value.type ?? ""), now: heldOn(versions, today), later },
      ];
    })
    .sort((one, other) => Number(one.later.value.position) - Number(other.later.value.position));
}

/** Whether a row differs from today's price, or has an amount that cannot be read: what "only what changes" shows. */
export const isOther = ({ id, now, later }: PriceRow, draft: Draft): boolean =>
  draft[id] === null || (draft[id] ?? centsOf(later)) !== (now && centsOf(now));

/**
 * Rows with a changed amount. `toChanges` updates an entry that starts on that very day, and adds a new one otherwise.
 */
export const changedRows = (rows: readonly PriceRow[], draft: Draft): PriceRow[] =>
  rows.filter(({ id, later }) => (draft[id] ?? centsOf(later)) !== centsOf(later));

const SLIP_FACTOR = 10;

/** A probable typing error: an amount that becomes zero, or ten times more or less. */
export const isSlip = (before: number, after: number): boolean =>
  before > 0 && (after === 0 || after >= before * SLIP_FACTOR || after * SLIP_FACTOR <= before);

/** Changed amounts that the user has to confirm. */
export const slips = (
  rows: readonly PriceRow[],
  draft: Draft,
): { row: PriceRow; before: number; after: number }[] =>
  changedRows(rows, draft)
    .map((row) => ({ row, before: centsOf(row.later), after: draft[row.id] ?? 0 }))
    .filter(({ before, after }) => isSlip(before, after));

export const toChanges = (rows: readonly PriceRow[], draft: Draft, day: string): WantedChange[] =>
  changedRows(rows, draft).map(({ id, table, later }) => {
    const cents = draft[id] ?? 0;
    if (dayOf(later) === day) return { table, before: later, value: { cents } };
    const { type, alias = null } = later.value;
    return {
      table,
      before: null,
      value: { ...(type !== undefined && { type }), alias, valid_from: day, cents },
    };
  });

/** Future days on which prices change, with the number of prices. */
export function plannedDays(
  entries: readonly DataEntry[],
  today: string,
): { day: string; count: number }[] {
  const later = entries.filter((entry) => dayOf(entry) > today);
  return [...Map.groupBy(later, dayOf)]
    .map(([day, prices]) => ({ day, count: prices.length }))
    .sort((one, other) => one.day.localeCompare(other.day));
}
