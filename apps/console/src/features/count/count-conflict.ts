import type { CountingOrder } from "@waslijn/contract/console/counting";
import type { CountedBy, DeskCount, KeptBag } from "@waslijn/contract/console/count";
import { MOST_BAGS } from "@waslijn/contract/shared/order-life";
import {
  differencesOf,
  settled,
  type Choices,
  type Difference,
} from "../../parts/pieces/compare-counts.ts";
import { NO_PIECES, sumOf, toHanded, toPiecesDraft } from "../../parts/pieces/pieces-draft.ts";
import { toCount, type CountDraft } from "./count-draft.ts";

/** A colleague confirmed the same bag, or the whole order, after a draft of it was begun (COUNT-06). */
export type Conflict = {
  by: CountedBy;
  /** Undefined where the whole order was counted. */
  bag: number | undefined;
  differences: Difference[];
  /** It may be another bag than the one that the colleague counted. */
  mayBeOther: boolean;
};

/** What a person has to look at before the draft can be sent. */
export function conflictOf(
  draft: CountDraft,
  order: CountingOrder,
  kept: readonly KeptBag[],
): Conflict | undefined {
  const found = findTheirs(draft, order, kept);
  if (!found) return undefined;
  // Two bags that hold the same are two bags: only a person knows.
  const isOne = found.differences.length === 0 && !found.mayBeOther;
  return isOne ? undefined : found;
}

/** The draft on what the server has now: without a conflict, or as its conflict was decided. */
export function withTheirs(
  draft: CountDraft,
  order: CountingOrder,
  kept: readonly KeptBag[],
  choices: Choices = {},
): CountDraft {
  const opened = { version: order.version, counted: order.counted, kept };
  const found = findTheirs(draft, order, kept);
  if (!found) return { ...draft, opened };
  const { laundry, bags, bagsBack } = settled(found.mine, found.differences, choices);
  return found.id === undefined
    ? { ...draft, opened, label: undefined, laundry, bags, bagsBack }
    : { ...draft, opened, laundry, id: found.id, label: found.bag };
}

/** Both people counted, but not the same bag: it is numbered on its own, or added to the order's count. */
export function asOtherBag(
  draft: CountDraft,
  { version, counted }: CountingOrder,
  kept: readonly KeptBag[],
): CountDraft {
  const opened = { version, counted, kept };
  const other = { ...draft, opened, id: crypto.randomUUID(), label: undefined };
  if (!counted) return other;
  return {
    ...other,
    laundry: toPiecesDraft(sumOf([counted, toHanded(draft.laundry)])),
    bags: Math.min(MOST_BAGS, counted.bags + draft.bags),
    bagsBack: counted.bagsBack + draft.bagsBack,
  };
}

type Theirs = Conflict & { id: string | undefined; mine: DeskCount };

function findTheirs(
  draft: CountDraft,
  order: CountingOrder,
  kept: readonly KeptBag[],
): Theirs | undefined {
  const { opened } = draft;
  if (order.counted) {
    if (opened.counted && isSame(opened.counted, order.counted)) return undefined;
    const was = opened.counted ?? {
      ...sumOf(opened.kept),
      bags: opened.kept.length,
      bagsBack: 0,
    };
    const mine = toCount(draft, opened.kept);
    const by = order.countedBy ?? { name: "", at: "" };
    const differences = differencesOf(was, mine, order.counted);
    const mayBeOther = !opened.counted && !opened.kept.some(({ id }) => id === draft.id);
    return { by, bag: undefined, id: undefined, mine, differences, mayBeOther };
  }
  const theirs =
    kept.find(({ id }) => id === draft.id) ??
    (draft.label === undefined ? undefined : kept.find(({ bag }) => bag === draft.label));
  const was = opened.kept.find(({ id }) => id === theirs?.id);
  if (!theirs || theirs.revision === was?.revision) return undefined;
  const mine = { ...toHanded(draft.laundry), bags: draft.bags, bagsBack: draft.bagsBack };
  const differences = differencesOf(was ?? toHanded(NO_PIECES), toHanded(draft.laundry), theirs);
  const { id, bag, by } = theirs;
  return { by, bag, id, mine, differences, mayBeOther: was === undefined };
}

const isSame = (one: DeskCount, other: DeskCount): boolean =>
  differencesOf(one, one, other).length === 0;
