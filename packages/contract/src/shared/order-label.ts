/** A piece of an order: its row in the price list, and its index within that row. */
type Piece = { row: number; place: number };

/** Content of a label on a bag or a piece. */
export type OrderLabel = { number: string; bag?: number; piece?: Piece };

const LABEL = /^W-(\d{1,15})(?:-B([1-9]\d{0,2})|-P([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?)?$/;
const BARE_NUMBER = /^\d{1,15}$/;

/** Hyphens, capitals and digits only: barcode scanners type these the same in every keyboard layout. */
export function printLabel({ number, bag, piece }: OrderLabel): string {
  if (bag !== undefined) return `${number}-B${bag}`;
  return piece === undefined ? number : `${number}-P${piece.row}-${piece.place}`;
}

/** Parses a scanned or typed label, `w-20481`, `20481` or `W-20481-B2`; undefined when it is not an order's. */
export function readLabel(typed: string): OrderLabel | undefined {
  const plain = typed.trim().toUpperCase();
  const [, digits, bag, row, place] =
    LABEL.exec(BARE_NUMBER.test(plain) ? `W-${plain}` : plain) ?? [];
  if (digits === undefined) return undefined;
  const number = `W-${digits}`;
  if (bag !== undefined) return { number, bag: Number(bag) };
  // Older labels number all pieces consecutively: the order can be read, the piece cannot.
  if (place === undefined) return { number };
  return { number, piece: { row: Number(row), place: Number(place) } };
}
