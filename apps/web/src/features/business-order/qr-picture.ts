import { create } from "qrcode";

/** A square of `size` units, and the outline of its dark modules. */
export type QrPicture = { size: number; path: string };

/** The empty border without which scanners do not find the code. */
const QUIET_ZONE = 4;

/** A QR code as one path, so that it needs neither image nor inline style. */
export function qrPicture(text: string): QrPicture {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_unused, column) =>
      modules.get(row, column) ? "x" : " ",
    ).join(""),
  );
  return { size: modules.size + 2 * QUIET_ZONE, path: rows.map(toBars).join("") };
}

/** Dark neighbours in a row become one bar. */
function toBars(row: string, index: number): string {
  return [...row.matchAll(/x+/g)]
    .map(({ 0: { length }, index: start }) => {
      const [left, top] = [start + QUIET_ZONE, index + QUIET_ZONE];
      return `M${left} ${top}h${length}v1h-${length}z`;
    })
    .join("");
}
