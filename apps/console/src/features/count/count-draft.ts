import type {
  CountFinding,
  CountingOrder,
  KeptBag,
} from "@waslijn/contract/console/counting/counting";
import type { DeskCount, Handed } from "@waslijn/contract/console/desk/order-acts";
import { MOST_BAGS } from "@waslijn/contract/shared/order-life";
import {
  countOfItem,
  NO_PIECES,
  toHanded,
  toPiecesDraft,
  withItem,
  type PiecesDraft,
} from "../../parts/pieces/pieces-draft.ts";

/** A photo that was taken here; its picture is tiny, the photo itself is in the queue. */
export type DraftPhoto = { id: string; preview: string | undefined };
export type DraftFinding = Omit<CountFinding, "photos"> & { photos: DraftPhoto[] };

/** What is counted of one bag, as it stands on the tablet. */
export type CountDraft = {
  bag: number;
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
  { counted }: CountingOrder,
  kept: readonly KeptBag[],
  bag: number,
): CountDraft {
  const known = kept.find((one) => one.bag === bag);
  return {
    bag,
    laundry: counted ? toPiecesDraft(counted) : known ? toPiecesDraft(known) : NO_PIECES,
    bags: counted?.bags ?? 1,
    bagsBack: counted?.bagsBack ?? 0,
    findings: [],
    removed: [],
  };
}

/** The bag that a label names, or the first that nobody counted yet. */
export const bagOf = (kept: readonly KeptBag[], asked: string | undefined): number => {
  if (asked !== undefined) return Number(asked);
  const taken = new Set(kept.map(({ bag }) => bag));
  let bag = 1;
  while (taken.has(bag)) bag += 1;
  return bag;
};

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

export const othersOf = (kept: readonly KeptBag[], { bag }: CountDraft): KeptBag[] =>
  kept.filter((one) => one.bag !== bag);

/** Everything that was found of the order: this bag and those before it. */
export function toCount(draft: CountDraft, kept: readonly KeptBag[]): DeskCount {
  const own = toHanded(draft.laundry);
  const others = othersOf(kept, draft);
  return {
    ...[own, ...others].reduce(together),
    bags: Math.min(MOST_BAGS, draft.bags + others.length),
    bagsBack: draft.bagsBack,
  };
}

function together(one: Handed, other: Handed): Handed {
  const same = (a: Handed["pieces"][number], b: typeof a): boolean =>
    a.type === b.type && a.alias === b.alias;
  const pieces = [...one.pieces, ...other.pieces];
  return {
    // Kilos are added as hundredths: 0.1 and 0.2 are 0.3 here.
    kilos: Math.round((one.kilos + other.kilos) * 100) / 100,
    pieces: pieces
      .filter((piece, at) => pieces.findIndex((first) => same(first, piece)) === at)
      .map(({ type, alias }) => ({
        type,
        alias,
        count: pieces
          .filter((piece) => same(piece, { type, alias, count: 0 }))
          .reduce((sum, { count }) => sum + count, 0),
      })),
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
