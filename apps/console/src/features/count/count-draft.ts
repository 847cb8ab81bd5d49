import type { CountFinding, CountingOrder } from "@waslijn/contract/console/counting";
import type { DeskCount, Handed, KeptBag } from "@waslijn/contract/console/count";
import { MOST_BAGS, nextBag } from "@waslijn/contract/shared/order-life";
import {
  countOfItem,
  NO_PIECES,
  sumOf,
  toHanded,
  toPiecesDraft,
  withItem,
  type PiecesDraft,
} from "../../parts/pieces/pieces-draft.ts";

/** A photo that was taken here; its picture is tiny, the photo itself is in the queue. */
export type DraftPhoto = { id: string; preview: string | undefined };
export type DraftFinding = Omit<CountFinding, "photos"> & { photos: DraftPhoto[] };

/** What the screen showed when a draft was begun: what a colleague confirmed since is told apart by it. */
export type Opened = Pick<CountingOrder, "version" | "counted"> & { kept: readonly KeptBag[] };

/** What is counted of one bag, as it stands on the tablet. */
export type CountDraft = {
  /** Of the bag: made here, unless it was kept before. */
  id: string;
  /** The number on the bag's label; without one the server numbers it. */
  label: number | undefined;
  opened: Opened;
  laundry: PiecesDraft;
  /** Bags that lie here and are part of this count. */
  bags: number;
  bagsBack: number;
  findings: DraftFinding[];
  /** Those that the server had and nobody wants any more. */
  removed: string[];
};

/** An order that was counted before starts from what was found then, and as one. */
export function startDraft(
  { version, counted }: CountingOrder,
  kept: readonly KeptBag[],
  label: number | undefined,
  newId: string,
): CountDraft {
  const known = kept.find((one) => one.bag === label);
  return {
    id: known?.id ?? newId,
    label,
    opened: { version, counted, kept },
    laundry: counted ? toPiecesDraft(counted) : known ? toPiecesDraft(known) : NO_PIECES,
    bags: counted?.bags ?? 1,
    bagsBack: counted?.bagsBack ?? 0,
    findings: [],
    removed: [],
  };
}

/** What the screen calls a bag: as it was numbered, as its label says, or as the server will most likely number it. */
export const numberOf = ({ id, label }: CountDraft, kept: readonly KeptBag[]): number =>
  kept.find((one) => one.id === id)?.bag ?? label ?? nextBag(kept.map(({ bag }) => bag));

export const withPiece = (draft: CountDraft, item: string, change: number): CountDraft => ({
  ...draft,
  laundry: withItem(draft.laundry, item, countOfItem(draft.laundry, item) + change),
});

const KILOS = /^\d{0,3}(,\d{0,2})?$/;

/** A key of the keypad: a digit, the comma, or the one that takes the last away. */
export function pressKilos(kilos: string, key: string): string {
  if (key === "erase") return kilos.slice(0, -1);
  const next =
    kilos === "0" && key !== "," ? key : `${kilos === "" && key === "," ? "0" : kilos}${key}`;
  return KILOS.test(next) ? next : kilos;
}

export const othersOf = (kept: readonly KeptBag[], { id }: CountDraft): KeptBag[] =>
  kept.filter((one) => one.id !== id);

/** Everything that was found of the order: this bag and those before it. */
export function toCount(draft: CountDraft, kept: readonly KeptBag[]): DeskCount {
  const others = othersOf(kept, draft);
  return {
    ...sumOf([toHanded(draft.laundry), ...others]),
    bags: Math.min(MOST_BAGS, draft.bags + others.length),
    bagsBack: draft.bagsBack,
  };
}

export const isEmpty = ({ pieces, kilos }: Handed): boolean => pieces.length === 0 && kilos === 0;

/** Whether bags that the driver counted are still to come. */
export const bagsToCome = (
  { door }: CountingOrder,
  draft: CountDraft,
  kept: readonly KeptBag[],
): number => Math.max(0, (door ?? 1) - othersOf(kept, draft).length - draft.bags);

export const toFinding = ({ photos, ...finding }: DraftFinding): CountFinding => ({
  ...finding,
  photos: photos.map(({ id }) => id),
});
