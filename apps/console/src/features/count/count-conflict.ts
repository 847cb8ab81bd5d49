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

/** A colleague submitted the same bag, or the whole order, after this draft was started (COUNT-06). */
export type Conflict = {
  by: CountedBy;
  /** Undefined when the whole order was counted. */
  bag: number | undefined;
  differences: Difference[];
  /** The colleague may have counted a different bag. */
  mayBeOther: boolean;
};

/** The conflict that the user has to resolve before the draft can be sent. */
export function conflictOf(
  draft: CountDraft,
  order: CountingOrder,
  kept: readonly KeptBag[],
): Conflict | undefined {
  const found = findTheirs(draft, order, kept);
  if (!found) return undefined;
  // Equal content does not prove that it is the same bag: ask when it may be another.
  const isOne = found.differences.length === 0 && !found.mayBeOther;
  return isOne ? undefined : found;
}

/** Rebases the draft on the server's state: without a conflict, or with the conflict resolved by `choices`. */
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

/** Resolves a conflict as a different bag: it gets its own number, or is added to the order's count. */
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
