import { sql, type RawBuilder } from "kysely";

/**
 * Orders that are fetched one by one and sorted. How many a query finds is kept from who plans it: thousands of years
 * past would be waited for on a walk through all orders, newest first.
 */
export const fetched = (ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`orders.id = ANY(ARRAY(${ids}))`;
