import type { DeskOrder } from "@waslijn/contract/console/order";
import type { DeskCount } from "@waslijn/contract/console/count";
import { MOST_BAGS } from "@waslijn/contract/shared/order-life";
import { readWhole } from "../../../ui/form/read-number.ts";
import {
  differencesOf,
  settled,
  type Choices,
  type Difference,
} from "../../../parts/pieces/compare-counts.ts";
import {
  sumOf,
  toHanded,
  toPiecesDraft,
  wrongPieces,
  type PiecesDraft,
} from "../../../parts/pieces/pieces-draft.ts";

/** The order's counts when the dialog was opened. */
export type Opened = Pick<DeskOrder, "counted" | "keptBags" | "bags">;

/** Form state of a count. */
export type CountDraft = {
  bags: string;
  bagsBack: string;
  laundry: PiecesDraft;
  /** The user confirmed that there is nothing to count. */
  isEmpty: boolean;
  opened: Opened;
};

/** The previous count of the whole order, or the sum of its bags. */
const countIn = ({ counted, keptBags, bags }: Opened): DeskCount =>
  counted ?? { ...sumOf(keptBags), bags: bags ?? 1, bagsBack: 0 };

export function toCountDraft(opened: Opened): CountDraft {
  const { bags, bagsBack, ...handed } = countIn(opened);
  return {
    bags: String(bags),
    bagsBack: String(bagsBack),
    laundry: toPiecesDraft(handed),
    isEmpty: false,
    opened,
  };
}

export type CountField = "bags" | "bagsBack" | "laundry" | "empty";

const isNothing = ({ kilos, pieces }: Pick<DeskCount, "kilos" | "pieces">): boolean =>
  kilos === 0 && pieces.length === 0;

/** Invalid fields; an empty count has to be confirmed (COUNT-06). */
export function wrongCount({ bags, bagsBack, laundry, isEmpty }: CountDraft): CountField[] {
  const isWrong = wrongPieces(laundry).length > 0;
  return [
    ...(readWhole(bags, 1, MOST_BAGS) === undefined ? ["bags" as const] : []),
    ...(readWhole(bagsBack, 0, MOST_BAGS) === undefined ? ["bagsBack" as const] : []),
    ...(isWrong ? ["laundry" as const] : []),
    ...(!isWrong && !isEmpty && isNothing(toHanded(laundry)) ? ["empty" as const] : []),
  ];
}

export const toCount = ({ bags, bagsBack, laundry }: CountDraft): DeskCount => ({
  ...toHanded(laundry),
  bags: readWhole(bags, 1, MOST_BAGS) ?? 1,
  bagsBack: readWhole(bagsBack, 0, MOST_BAGS) ?? 0,
});

/** Differences from a colleague's count made since the draft was started; the user decides (COUNT-06). */
export function differencesTo(draft: CountDraft, now: Opened): Difference[] {
  const [was, theirs] = [countIn(draft.opened), countIn(now)];
  const isChanged = differencesOf(was, was, theirs).length > 0;
  return isChanged ? differencesOf(was, toCount(draft), theirs) : [];
}

export function settleWith(
  draft: CountDraft,
  { counted, keptBags, bags: door }: Opened,
  choices: Choices,
): CountDraft {
  const now = { counted, keptBags, bags: door };
  const { laundry, bags, bagsBack } = settled(toCount(draft), differencesTo(draft, now), choices);
  return { ...draft, opened: now, laundry, bags: String(bags), bagsBack: String(bagsBack) };
}
