import type { Language } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";

/** What pieces are called, by kind and alias, whenever they had a price. */
export async function readPieceNames(
  db: Db,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("prices")
    .select(["type", "alias", "name_nl", "name_en"])
    .execute();
  return new Map(
    rows.map(({ type, alias, name_nl, name_en }) => [
      `${type} ${alias}`,
      language === "en" ? name_en : name_nl,
    ]),
  );
}
