import { create } from "qrcode";

/** A square of `size` units, and the outline of its dark modules. */
export type QrPicture = { size: number; path: string };

/** The empty border without which scanners do not find the code. */
const QUIET_ZONE = 4;

/** A QR code as one path, so that it needs neither image nor inline style. */
export function qrPicture(text: string): QrPicture {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      dark.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path: dark.join("") };
}
