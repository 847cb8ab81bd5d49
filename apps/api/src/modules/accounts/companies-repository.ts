import type { Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";

export type CompanyRow = Selectable<Database["companies"]>;

const publicCompanies = (db: Db) =>
  db.selectFrom("companies").selectAll().where("is_public", "=", true);

export function listPublicCompanies(db: Db): Promise<CompanyRow[]> {
  return publicCompanies(db).orderBy("name").orderBy("id").execute();
}

/** A company that opted in to being selectable; others are treated as unknown. */
export function findCompany(db: Db, id: string): Promise<CompanyRow | undefined> {
  return publicCompanies(db).where("id", "=", id).executeTakeFirst();
}
