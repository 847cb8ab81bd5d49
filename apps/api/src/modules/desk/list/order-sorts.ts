import type { OrdersQuery } from "@waslijn/contract/console/orders";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { sql, type RawBuilder } from "kysely";
import type { OrderRow } from "../../orders/orders-repository.ts";

type SortColumn =
  | "last_event"
  | "created_at"
  | "pickup_date"
  | "pickup_from"
  | "delivery_date"
  | "delivery_from"
  | "id";

/** A part of a list that is sorted in one direction; its columns together are unique. */
export type ListPart = {
  columns: SortColumn[];
  way: "asc" | "desc";
  /** Condition of this part; the parts are disjoint. */
  holds: RawBuilder<boolean>;
  /** Spans all years: with a selective filter, rows are fetched by the filter and not scanned by date. */
  isLongAgo?: boolean;
};

const ALL = sql<boolean>`true`;
const BY_CHANGE: ListPart = { columns: ["last_event"], way: "desc", holds: ALL };
export const BY_PLACING: ListPart = { columns: ["created_at", "id"], way: "desc", holds: ALL };
/** Days that a list by windows scans back by date, whatever its filters. */
const RECENT_DAYS = 92;

/**
 * The parts of a list, in order. By windows: from today ascending, then before today descending, then orders without a
 * window. A list of one day has a single part, ascending.
 */
export function partsOf({ sort, day }: OrdersQuery, today: string): ListPart[] {
  if (sort === "placed") return [BY_PLACING];
  if (sort !== "pickup" && sort !== "delivery") return [BY_CHANGE];
  const columns: SortColumn[] = [`${sort}_date`, `${sort}_from`, "id"];
  const date = columnOf(`${sort}_date`);
  const recent = addDays(today, -RECENT_DAYS);
  const part = (way: ListPart["way"], holds: RawBuilder<boolean>) => ({ columns, way, holds });
  const windows: ListPart[] = day
    ? [part("asc", sql<boolean>`${date} IS NOT NULL`)]
    : [
        part("asc", sql<boolean>`${date} >= ${today}::date`),
        part("desc", sql<boolean>`${date} < ${today}::date AND ${date} >= ${recent}::date`),
        { ...part("desc", sql<boolean>`${date} < ${recent}::date`), isLongAgo: true },
      ];
  return sort === "pickup"
    ? windows
    : [...windows, { ...BY_CHANGE, holds: sql<boolean>`${date} IS NULL` }];
}

const TYPES: Record<
  SortColumn,
  { type: "bigint" | "timestamptz" | "date" | "text" | "uuid"; form: RegExp }
> = {
  last_event: { type: "bigint", form: /^\d{1,18}$/ },
  created_at: { type: "timestamptz", form: /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ },
  pickup_date: { type: "date", form: /^2\d{3}-\d\d-\d\d$/ },
  pickup_from: { type: "text", form: /^\d\d:\d\d$/ },
  delivery_date: { type: "date", form: /^2\d{3}-\d\d-\d\d$/ },
  delivery_from: { type: "text", form: /^\d\d:\d\d$/ },
  id: { type: "uuid", form: /^[\da-f-]{36}$/ },
};

const BETWEEN = "_";
const PART = /^p([1-9])$/;

/** Cursor of a row: its part and its sort columns. The first part has no number. */
export function writeCursor(
  parts: ListPart[],
  at: number,
  order: Pick<OrderRow, SortColumn>,
): string {
  const values = parts[at]?.columns.map((column) => {
    const value = order[column];
    return value instanceof Date ? value.toISOString() : String(value);
  });
  return [...(at === 0 ? [] : [`p${at}`]), ...(values ?? [])].join(BETWEEN);
}

/** The part of a cursor and the condition for the rows after it; undefined for a cursor of another list. */
export function following(
  parts: ListPart[],
  cursor: string,
): { at: number; place: RawBuilder<boolean> } | undefined {
  const [first = "", ...rest] = cursor.split(BETWEEN);
  const [, number] = PART.exec(first) ?? [];
  const [at, values] = number ? [Number(number), rest] : [0, [first, ...rest]];
  const part = parts[at];
  const isOurs =
    values.length === part?.columns.length &&
    part.columns.every((column, index) => TYPES[column].form.test(values[index] ?? ""));
  if (!isOurs) return undefined;
  const places = part.columns.map(
    (column, index) => sql`${values[index]}::${sql.raw(TYPES[column].type)}`,
  );
  const after = part.way === "asc" ? sql`>` : sql`<`;
  const place = sql<boolean>`(${sql.join(part.columns.map(columnOf))}) ${after} (${sql.join(places)})`;
  return { at, place };
}

export const orderOf = ({ columns, way }: ListPart): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${columnOf(column)} ${sql.raw(way)}`));

const columnOf = (column: SortColumn) => sql.ref(`orders.${column}`);
