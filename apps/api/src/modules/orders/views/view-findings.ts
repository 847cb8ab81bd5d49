import type { OrderView } from "@waslijn/contract/customer/my-order";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Db } from "../../../db/client.ts";
import { readPrices } from "../../catalogue/prices-repository.ts";
import { listPhotos } from "../../files/photos-repository.ts";
import { listFindings } from "./findings-repository.ts";

/** What its customer is shown of what was found on an order's pieces, with the photos that have arrived (COUNT-02). */
export async function viewFindings(
  db: Db,
  { id, created_at }: { id: string; created_at: Date },
  language: Language,
): Promise<OrderView["findings"]> {
  const findings = await listFindings(db, [id]);
  if (findings.length === 0) return [];
  const [prices, photos] = await Promise.all([
    readPrices(db, amsterdamDate(created_at)),
    listPhotos(db, [id], "count"),
  ]);
  const shown = new Set(photos.map((photo) => photo.id));
  return findings.map((row) => {
    const price = prices.find(
      ({ type, alias }) => type === row.piece_type && alias === row.piece_alias,
    );
    return {
      piece: (language === "en" ? price?.name_en : price?.name_nl) ?? row.piece_alias,
      kinds: row.kinds,
      note: row.note,
      photos: row.photos.filter((photo) => shown.has(photo)),
    };
  });
}
