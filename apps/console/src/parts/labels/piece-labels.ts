import type { CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import type { DeskCount } from "@waslijn/contract/console/count";
import { printLabel } from "@waslijn/contract/shared/order-label";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { bagLabels, type LabelOwner, type PrintedLabel } from "./printed-label.ts";

/**
 * One label per piece, in price list order (COUNT-04). A piece is identified by its row and its index in that row: the
 * price list of an order's day never changes, so printed labels stay valid after a recount.
 */
export function pieceLabels(
  number: string,
  { pieces }: Pick<DeskCount, "pieces">,
  { services }: Pick<PriceDay, "services">,
  owner: LabelOwner,
): PrintedLabel[] {
  const rows = services.flatMap(({ type, prices }) =>
    prices.map(({ alias, name }) => ({
      name,
      counted: pieces.find((piece) => piece.type === type && piece.alias === alias)?.count ?? 0,
    })),
  );
  return rows.flatMap(({ name, counted }, row) =>
    Array.from({ length: counted }, (_, at) => ({
      code: printLabel({ number, piece: { row: row + 1, place: at + 1 } }),
      name,
      place: String(at + 1),
      ...owner,
    })),
  );
}

type LabelWords = { language: Language; bag: string };

/** All labels of an order: of its pieces as `count` has them, and of its bags. */
export function labelsOf(
  { number, customer, delivery, door }: CountingOrder,
  prices: PriceDay,
  count: Pick<DeskCount, "pieces" | "bags">,
  { language, bag }: LabelWords,
): { pieces: PrintedLabel[]; bags: PrintedLabel[] } {
  const owner = { customer, due: delivery ? formatShortDate(delivery.date, language) : "" };
  return {
    pieces: pieceLabels(number, count, prices, owner),
    bags: bagLabels(number, Math.max(count.bags, door ?? 1), bag, owner),
  };
}
