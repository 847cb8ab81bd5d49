import { encode } from "uqr";

/** A square of `size` units, and the SVG path of its dark modules. */
export type QrPicture = { size: number; path: string };

/** The quiet zone that scanners need to find the code. */
const QUIET_ZONE = 4;

/** A QR code as one path, so that it needs neither image nor inline style. */
export function qrPicture(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const rows = data.map((row) => row.map((isDark) => (isDark ? "x" : " ")).join(""));
  return { size, path: rows.map(toBars).join("") };
}

/** Adjacent dark modules of a row become one rectangle. */
const toBars = (row: string, top: number): string =>
  [...row.matchAll(/x+/g)]
    .map(({ 0: { length }, index: left }) => `M${left} ${top}h${length}v1h-${length}z`)
    .join("");
