import { PHOTO_PIXELS } from "@waslijn/contract/shared/care";
import type { Metadata } from "sharp";

type Kind = "jpeg" | "png" | "webp";

/** Enough for phones; a small file with more pixels is a decompression bomb. */
const MOST_PIXELS = 50_000_000;
/**
 * Limits on the decoded size. Phones take JPEGs of up to 50 megapixels, which decode fast; the other two are
 * screenshots and forwarded pictures, and cost several times as much per byte.
 */
const MOST_DECODED_BYTES: Record<Kind, number> = {
  jpeg: 150_000_000,
  png: 64_000_000,
  webp: 100_000_000,
};
const QUALITY = 80;

export type Drawn = { image: Buffer; width: number; height: number };

/** Signatures of the accepted formats: decoders of other formats are never run. */
const KINDS: Record<Kind, (file: Buffer) => boolean> = {
  jpeg: (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (file) => file.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  webp: (file) =>
    file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP",
};

export const fileKind = (file: Buffer): Kind | undefined =>
  (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind](file));

/**
 * Re-encodes a photo as we store and show it: a JPEG of at most 2,000 pixels, upright, without metadata such as the
 * location or the camera software (CARE-03). Undefined for anything but a complete photo.
 */
export async function drawAnew(file: Buffer): Promise<Drawn | undefined> {
  const kind = fileKind(file);
  if (!kind) return undefined;
  // Imported on first use: larger than the rest of the server.
  const { default: sharp } = await import("sharp");
  try {
    const photo = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "truncated" });
    const metadata = await photo.metadata();
    if (metadata.format !== kind || decodedBytes(metadata) > MOST_DECODED_BYTES[kind]) {
      return undefined;
    }
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
 * The decoded size of a file in bytes. A progressive JPEG is held whole, with two bytes per coefficient; a WebP always
 * has four bytes per pixel.
 */
export function decodedBytes({ format, isProgressive, depth, ...size }: Measures): number {
  const pixels = size.width * size.height;
  if (format === "webp") return pixels * 4;
  const isDouble = format === "jpeg" ? isProgressive : depth === "ushort";
  return pixels * size.channels * (isDouble ? 2 : 1);
}
