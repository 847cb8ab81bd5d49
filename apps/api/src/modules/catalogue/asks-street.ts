import { sql } from "kysely";
import type { Deps } from "../../deps.ts";

/** Where our own register is asked and holds nothing, everybody types street and city (SETUP-04). */
export async function asksStreet({ db, env }: Pick<Deps, "db" | "env">): Promise<boolean> {
  if (env.ADDRESS_PROVIDER !== "register") return false;
  const { rows } = await sql<{ empty: boolean }>`
    SELECT NOT EXISTS (SELECT FROM addresses) AS empty`.execute(db);
  return rows[0]?.empty ?? false;
}
