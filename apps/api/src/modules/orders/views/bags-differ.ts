import { sql, type RawBuilder } from "kysely";

/** Fewer or more bags arrived than were picked up, and nobody has said why (COUNT-05); as its index has it. */
export const bagsDiffer = (orders: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${orders}.${name}`);
  return sql<boolean>`${column("bags_arrived")} - ${column("bags")} <> 0 AND ${column("bags_cleared_at")} IS NULL`;
};
