import type { DeskCount } from "@waslijn/contract/console/desk/order-acts";
import { MOST_BAGS } from "@waslijn/contract/shared/order-life";
import { readWhole } from "../../../parts/number/read-number.ts";
import {
  NO_PIECES,
  toHanded,
  toPiecesDraft,
  wrongPieces,
  type PiecesDraft,
} from "../../../parts/pieces/pieces-draft.ts";

/** A count as it is typed. */
export type CountDraft = { bags: string; bagsBack: string; laundry: PiecesDraft };

/** From what was counted before, or from the bags that came in. */
export const toCountDraft = (counted: DeskCount | null, bags: number | null): CountDraft => ({
  bags: String(counted?.bags ?? bags ?? 1),
  bagsBack: String(counted?.bagsBack ?? 0),
  laundry: counted ? toPiecesDraft(counted) : NO_PIECES,
});

export type CountField = "bags" | "bagsBack" | "laundry";

/** What has to be typed anew; nothing at all is no count. */
export function wrongCount({ bags, bagsBack, laundry }: CountDraft): CountField[] {
  const { kilos, pieces } = toHanded(laundry);
  const isEmpty = kilos === 0 && pieces.length === 0;
  return [
    ...(readWhole(bags, 1, MOST_BAGS) === undefined ? ["bags" as const] : []),
    ...(readWhole(bagsBack, 0, MOST_BAGS) === undefined ? ["bagsBack" as const] : []),
    ...(isEmpty || wrongPieces(laundry).length > 0 ? ["laundry" as const] : []),
  ];
}

export const toCount = ({ bags, bagsBack, laundry }: CountDraft): DeskCount => ({
  ...toHanded(laundry),
  bags: readWhole(bags, 1, MOST_BAGS) ?? 1,
  bagsBack: readWhole(bagsBack, 0, MOST_BAGS) ?? 0,
});
