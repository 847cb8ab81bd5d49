import { foldText } from "@waslijn/contract/shared/fold-text";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { orderNumbered, searchAll, wordsOf } from "../desk/list/search-orders.ts";
import { refuseField } from "../orders/orderer.ts";

/** Names of an order's customer, for queries with the tables `orders`, `companies` and `service_points`. */
export const CUSTOMER = sql`coalesce(service_points.company, companies.name, orders.contact->>'name', '')`;
export const OWNERS = sql`LEFT JOIN companies ON companies.id = orders.company_id
  LEFT JOIN service_points ON service_points.id = orders.service_point_id`;

/** Condition on `orders` for a search text, as in the list of orders; undefined for an empty one. */
export async function searchOrders(
  db: Db,
  search: string | undefined,
): Promise<RawBuilder<boolean> | undefined> {
  const numbered = await orderNumbered(db, search);
  if (numbered) return numbered;
  const words = await wordsOf(db, search);
  return words && searchAll(db, words, {});
}

/** Condition on a company's name: every word, folded as in the search for orders (DESK-15). */
export function companyNamed(
  name: RawBuilder<unknown>,
  search: string | undefined,
): RawBuilder<unknown> | undefined {
  const words = foldText(search ?? "")
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return undefined;
  return allOf(
    words.map((word) => sql`plain_words(${name}) LIKE ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
  );
}

export const allOf = (conditions: (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` AND `,
  );

const CURSOR = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Keyset cursor of a list by time and id. Throws `validation_failed`. */
export function readCursor(after: string): { at: Date; id: string } {
  const [, at, id] = CURSOR.exec(after) ?? [];
  if (!at || !id) throw refuseField("after", "cursor");
  return { at: new Date(Number(at)), id };
}

export const writeCursor = ({ at, id }: { at: Date; id: string }): string =>
  `${at.getTime()}.${id}`;

/** A page of at most `most` of `most + 1` rows that were read, with the cursor of the next. */
export function pageOf<Row, Shown>(
  rows: Row[],
  most: number,
  { show, cursor }: { show: (row: Row) => Shown; cursor: (row: Row) => string },
): { rows: Shown[]; next: string | null } {
  const last = rows[most - 1];
  return {
    rows: rows.slice(0, most).map(show),
    next: rows.length > most && last !== undefined ? cursor(last) : null,
  };
}
