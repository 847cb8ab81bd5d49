/** Which piece of an order: the row of its price list, and which of those of that row. */
type Piece = { row: number; place: number };

/** What a label on a bag or a piece says: whose it is, and which of them. */
export type OrderLabel = { number: string; bag?: number; piece?: Piece };

const LABEL = /^W-(\d{1,15})(?:-B([1-9]\d{0,2})|-P([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?)?$/;
const BARE_NUMBER = /^\d{1,15}$/;

/** Hyphens, capitals and digits only: every keyboard that a scanner imitates types these alike. */
export function printLabel({ number, bag, piece }: OrderLabel): string {
  if (bag !== undefined) return `${number}-B${bag}`;
  return piece === undefined ? number : `${number}-P${piece.row}-${piece.place}`;
}

/** What was scanned or typed, `w-20481`, `20481` or `W-20481-B2`; undefined where it is no order's. */
export function readLabel(typed: string): OrderLabel | undefined {
  const plain = typed.trim().toUpperCase();
  const [, digits, bag, row, place] =
    LABEL.exec(BARE_NUMBER.test(plain) ? `W-${plain}` : plain) ?? [];
  if (digits === undefined) return undefined;
  const number = `W-${digits}`;
  if (bag !== undefined) return { number, bag: Number(bag) };
  // Labels of earlier days count all pieces through: whose they are can be read, which they were cannot.
  if (place === undefined) return { number };
  return { number, piece: { row: Number(row), place: Number(place) } };
}
