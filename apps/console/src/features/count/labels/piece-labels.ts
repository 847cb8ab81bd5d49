import type { PriceDay } from "@waslijn/contract/console/counting/counting";
import type { DeskCount } from "@waslijn/contract/console/desk/order-acts";
import { printLabel } from "@waslijn/contract/shared/order-label";

/** What stands on one label: its barcode, and what it hangs on. */
export type PrintedLabel = { code: string; name: string; place: string };

/** One for each piece, in the order of the price list (COUNT-04). */
export function pieceLabels(
  number: string,
  { pieces }: Pick<DeskCount, "pieces">,
  { services }: Pick<PriceDay, "services">,
): PrintedLabel[] {
  const names = services.flatMap(({ type, prices }) =>
    prices.flatMap(({ alias, name }) => {
      const counted = pieces.find((piece) => piece.type === type && piece.alias === alias);
      return Array.from({ length: counted?.count ?? 0 }, () => name);
    }),
  );
  return names.map((name, at) => ({
    code: printLabel({ number, piece: at + 1 }),
    name,
    place: `${at + 1}/${names.length}`,
  }));
}

export const bagLabels = (number: string, bags: number, name: string): PrintedLabel[] =>
  Array.from({ length: bags }, (_, at) => ({
    code: printLabel({ number, bag: at + 1 }),
    name,
    place: `${at + 1}/${bags}`,
  }));
