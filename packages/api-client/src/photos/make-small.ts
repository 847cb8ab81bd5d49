import { PHOTO_PIXELS } from "@waslijn/contract/shared/care";

const QUALITY = 0.85;
const PREVIEW_PIXELS = 160;

export type SmallPhoto = {
  file: Blob;
  /** A thumbnail; undefined when the browser cannot decode the photo. */
  preview: string | undefined;
};

/**
 * Scales a photo down to the size the server stores: a phone then uploads an eighth of the bytes. A file that the
 * browser cannot decode is sent unchanged.
 */
export async function makeSmall(file: Blob): Promise<SmallPhoto> {
  try {
    const photo = await createImageBitmap(file);
    const preview = draw(photo, PREVIEW_PIXELS).toDataURL("image/jpeg", QUALITY);
    const small = await toJpeg(draw(photo, PHOTO_PIXELS));
    photo.close();
    return { file: small && small.size < file.size ? small : file, preview };
  } catch {
    return { file, preview: undefined };
  }
}

function draw(photo: ImageBitmap, most: number): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
