import type { OrderSort } from "@waslijn/contract/console/desk/order-lists";
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

/** How each list goes on; its columns together name one order. */
const SORTS: Record<OrderSort, { columns: SortColumn[]; way: "asc" | "desc" }> = {
  changed: { columns: ["last_event"], way: "desc" },
  placed: { columns: ["created_at", "id"], way: "desc" },
  pickup: { columns: ["pickup_date", "pickup_from", "id"], way: "asc" },
  delivery: { columns: ["delivery_date", "delivery_from", "id"], way: "asc" },
};

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

/** The place of an order in a list, for whoever asks what follows. */
export function writeCursor(sort: OrderSort, order: Pick<OrderRow, SortColumn>): string {
  const values = SORTS[sort].columns.map((column) => order[column]);
  return values
    .map((value) => (value instanceof Date ? value.toISOString() : String(value)))
    .join(BETWEEN);
}

/** The condition that leaves what follows; undefined for a cursor that this list never gave. */
export function following(sort: OrderSort, cursor: string): RawBuilder<boolean> | undefined {
  const { columns, way } = SORTS[sort];
  const values = cursor.split(BETWEEN);
  const isOurs =
    values.length === columns.length &&
    columns.every((column, index) => TYPES[column].form.test(values[index] ?? ""));
  if (!isOurs) return undefined;
  const places = columns.map(
    (column, index) => sql`${values[index]}::${sql.raw(TYPES[column].type)}`,
  );
  const after = way === "asc" ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.join(columns.map(columnOf))}) ${after} (${sql.join(places)})`;
}

export const orderOf = (sort: OrderSort): RawBuilder<unknown> => {
  const { columns, way } = SORTS[sort];
  return sql.join(columns.map((column) => sql`${columnOf(column)} ${sql.raw(way)}`));
};

const columnOf = (column: SortColumn) => sql.ref(`orders.${column}`);
