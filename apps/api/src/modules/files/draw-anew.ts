import { PHOTO_PIXELS } from "@waslijn/contract/shared/photos";
import type { Metadata } from "sharp";

/** Enough for what phones take; a small file that unfolds into more is a trap. */
const MOST_PIXELS = 50_000_000;
/** What a decoder may have to hold at once of a photo that does not come line by line. */
const MOST_HELD_BYTES = 150_000_000;
const QUALITY = 80;
const AT_ONCE = 2;

export type Drawn = { image: Buffer; width: number; height: number };

/** The first bytes of each kind that is taken: a decoder of another kind is never tried. */
const KINDS: Record<"jpeg" | "png" | "webp", (file: Buffer) => boolean> = {
  jpeg: (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (file) => file.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  webp: (file) =>
    file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP",
};

/**
 * A photo as we keep and show it: a new JPEG of at most 2,000 pixels, upright, with nothing of the file it was
 * made of but its picture, so neither a place nor a program (CARE-03). Nothing for what is no whole photo.
 */
export async function drawAnew(file: Buffer): Promise<Drawn | undefined> {
  const kind = Object.entries(KINDS).find(([, isOne]) => isOne(file))?.[0];
  if (!kind) return undefined;
  // Larger than the rest of the server: loaded for the first photo.
  const { default: sharp } = await import("sharp");
  try {
    const photo = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "truncated" });
    const metadata = await photo.metadata();
    if (metadata.format !== kind || heldBytes(metadata) > MOST_HELD_BYTES) return undefined;
    const { data, info } = await photo
      .autoOrient()
      .resize({
        width: PHOTO_PIXELS,
        height: PHOTO_PIXELS,
        fit: "inside",
        withoutEnlargement: true,
      })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

type Measures = Pick<Metadata, "format" | "isProgressive" | "depth"> &
  Required<Pick<Metadata, "width" | "height" | "channels">>;

/**
 * A photo that comes in passes is held whole until the last: two bytes for each number of a JPEG, its samples of a
 * PNG. A WebP always is, with four bytes a pixel. Line by line next to nothing is.
 */
export function heldBytes({ format, isProgressive, depth, ...size }: Measures): number {
  const pixels = size.width * size.height;
  if (format === "webp") return pixels * 4;
  if (!isProgressive) return 0;
  const sample = format === "jpeg" || depth === "ushort" ? 2 : 1;
  return pixels * size.channels * sample;
}

let drawing = 0;
const waiting: (() => void)[] = [];

/** Drawing takes memory: few do it at once, and whoever waits has not read its photo yet. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else drawing += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}
