/** What a label on a bag or a piece says: whose it is, and which of them. */
export type OrderLabel = { number: string; bag?: number; piece?: number };

const LABEL = /^W-(\d{1,15})(?:-([BP])([1-9]\d{0,2}))?$/;
const BARE_NUMBER = /^\d{1,15}$/;

/** Hyphens, capitals and digits only: every keyboard that a scanner imitates types these alike. */
export function printLabel({ number, bag, piece }: OrderLabel): string {
  if (bag !== undefined) return `${number}-B${bag}`;
  return piece === undefined ? number : `${number}-P${piece}`;
}

/** What was scanned or typed, `w-20481`, `20481` or `W-20481-B2`; undefined where it is no order's. */
export function readLabel(typed: string): OrderLabel | undefined {
  const plain = typed.trim().toUpperCase();
  const [, digits, kind, place] = LABEL.exec(BARE_NUMBER.test(plain) ? `W-${plain}` : plain) ?? [];
  if (digits === undefined) return undefined;
  const number = `W-${digits}`;
  if (kind === "B") return { number, bag: Number(place) };
  return kind === "P" ? { number, piece: Number(place) } : { number };
}
