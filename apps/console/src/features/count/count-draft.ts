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

/** A photo taken here: a thumbnail; the file is in the queue. */
export type DraftPhoto = { id: string; preview: string | undefined };
export type DraftFinding = Omit<CountFinding, "photos"> & { photos: DraftPhoto[] };

/** The server's state when the draft was started; base of the three-way comparison with a colleague's count. */
export type Opened = Pick<CountingOrder, "version" | "counted"> & { kept: readonly KeptBag[] };

/** The count of one bag on this tablet. */
export type CountDraft = {
  /** The bag's id: generated here, unless it was saved before. */
  id: string;
  /** The number on the bag's label; without one the server assigns it. */
  label: number | undefined;
  opened: Opened;
  laundry: PiecesDraft;
  /** Number of bags in this count. */
  bags: number;
  bagsBack: number;
  findings: DraftFinding[];
  /** Ids of findings on the server to remove. */
  removed: string[];
};

/** A recount starts from the previous count, with all bags as one. */
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

/** A bag's number on screen: as assigned, as on its label, or as the server will probably assign it. */
export const numberOf = ({ id, label }: CountDraft, kept: readonly KeptBag[]): number =>
  kept.find((one) => one.id === id)?.bag ?? label ?? nextBag(kept.map(({ bag }) => bag));

export const withPiece = (draft: CountDraft, item: string, change: number): CountDraft => ({
  ...draft,
  laundry: withItem(draft.laundry, item, countOfItem(draft.laundry, item) + change),
});

const KILOS = /^\d{0,3}(,\d{0,2})?$/;

/** Applies a keypad key: a digit, the comma, or `erase` for backspace. */
export function pressKilos(kilos: string, key: string): string {
  if (key === "erase") return kilos.slice(0, -1);
  const next =
    kilos === "0" && key !== "," ? key : `${kilos === "" && key === "," ? "0" : kilos}${key}`;
  return KILOS.test(next) ? next : kilos;
}

export const othersOf = (kept: readonly KeptBag[], { id }: CountDraft): KeptBag[] =>
  kept.filter((one) => one.id !== id);

/** The count of the whole order: this bag plus the others. */
export function toCount(draft: CountDraft, kept: readonly KeptBag[]): DeskCount {
  const others = othersOf(kept, draft);
  return {
    ...sumOf([toHanded(draft.laundry), ...others]),
    bags: Math.min(MOST_BAGS, draft.bags + others.length),
    bagsBack: draft.bagsBack,
  };
}

export const isEmpty = ({ pieces, kilos }: Handed): boolean => pieces.length === 0 && kilos === 0;

/** Number of bags, by the driver's count, that are not here yet. */
export const bagsToCome = (
  { door }: CountingOrder,
  draft: CountDraft,
  kept: readonly KeptBag[],
): number => Math.max(0, (door ?? 1) - othersOf(kept, draft).length - draft.bags);

export const toFinding = ({ photos, ...finding }: DraftFinding): CountFinding => ({
  ...finding,
  photos: photos.map(({ id }) => id),
});
