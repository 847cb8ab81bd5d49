import type { Handed } from "@waslijn/contract/console/count";
import type { CleaningService } from "@waslijn/contract/customer/catalogue";
import { SERVICE_CODES } from "@waslijn/contract/shared/codes";
import { WASH } from "@waslijn/contract/shared/pricing";
import { readNumber, readWhole } from "../../ui/form/read-number.ts";

/** Form state: kilos, and pieces line by line. */
export type PiecesDraft = { kilos: string; lines: PieceLine[] };
export type PieceLine = { item: string; count: string };

export const NO_PIECES: PiecesDraft = { kilos: "", lines: [] };

const MOST_KILOS = 999;
const MOST_PIECES = 999;

export const itemOf = (type: string, alias: string): string => `${type} ${alias}`;

/** Items priced by the piece, grouped by service; weighed ones are left out. */
export const pieceGroups = (services: readonly CleaningService[]) =>
  services
    .map(({ type, name, prices }) => ({
      name,
      items: prices
        .filter(
          ({ alias }) =>
            !(type === WASH.type && [WASH.base, WASH.extra].some((by) => by === alias)),
        )
        .map(({ alias, name: label }) => ({ item: itemOf(type, alias), label })),
    }))
    .filter(({ items }) => items.length > 0);

export const toPiecesDraft = ({ pieces, kilos }: Handed): PiecesDraft => ({
  kilos: kilos > 0 ? String(kilos).replace(".", ",") : "",
  lines: pieces.map(({ type, alias, count }) => ({
    item: itemOf(type, alias),
    count: String(count),
  })),
});

/** Total count of an item over all lines. */
export const countOfItem = ({ lines }: PiecesDraft, item: string): number =>
  lines
    .filter((line) => line.item === item)
    .reduce((sum, { count }) => sum + (readWhole(count, 1, MOST_PIECES) ?? 0), 0);

/** Sets an item's count on a single line; 0 removes it. */
export function withItem(draft: PiecesDraft, item: string, count: number): PiecesDraft {
  const most = Math.min(Math.max(count, 0), MOST_PIECES);
  const others = draft.lines.filter((line) => line.item !== item);
  return { ...draft, lines: most > 0 ? [...others, { item, count: String(most) }] : others };
}

/** Invalid fields: `kilos`, or the index of a line. */
export function wrongPieces({ kilos, lines }: PiecesDraft): ("kilos" | number)[] {
  const weight = kilos.trim() === "" ? 0 : readNumber(kilos);
  const isWeight = weight !== undefined && weight <= MOST_KILOS;
  const wrong = lines.flatMap(({ count }, at) =>
    readWhole(count, 1, MOST_PIECES) === undefined ? [at] : [],
  );
  return [...(isWeight ? [] : ["kilos" as const]), ...wrong];
}

/** The request body; lines with the same item are added up. */
export function toHanded({ kilos, lines }: PiecesDraft): Handed {
  const counts = new Map<string, number>();
  for (const { item, count } of lines) {
    counts.set(item, (counts.get(item) ?? 0) + (readWhole(count, 1, MOST_PIECES) ?? 0));
  }
  return {
    kilos: readNumber(kilos) ?? 0,
    pieces: [...counts].flatMap(([item, count]) => {
      const [code = "", ...alias] = item.split(" ");
      const type = SERVICE_CODES.find((known) => known === code);
      return type && count > 0 ? [{ type, alias: alias.join(" "), count }] : [];
    }),
  };
}

/** The sum of several bags. */
export const sumOf = (bags: readonly Handed[]): Handed =>
  bags.reduce<Handed>(together, { pieces: [], kilos: 0 });

function together(one: Handed, other: Handed): Handed {
  const same = (a: Handed["pieces"][number], b: typeof a): boolean =>
    a.type === b.type && a.alias === b.alias;
  const pieces = [...one.pieces, ...other.pieces];
  return {
    // Rounded to hundredths, so that 0.1 + 0.2 is 0.3.
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
