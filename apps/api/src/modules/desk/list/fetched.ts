import { sql, type RawBuilder } from "kysely";

/**
 * Orders that are fetched one by one and sorted. How many a query finds is kept from who plans it: thousands of years
 * past would be waited for on a walk through all orders, newest first.
 */
export const fetched = (column: "id" | "words_id", ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`orders.${column}`)} = ANY(ARRAY(${ids}))`;
