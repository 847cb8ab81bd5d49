import sharp, { type Sharp } from "sharp";

const COLOUR = "#c86432";
/** Differs from our quality: otherwise re-encoding could give the same file. */
const FINE = { quality: 95 };
export const SCRIPT = "<script>alert(1)</script>";

export const plain = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: COLOUR } });

/** A photo with orientation and GPS metadata. */
export const withPlace = (width = 400, height = 300): Promise<Buffer> =>
  plain(width, height)
    .withExif({
      IFD0: { Make: "Telefoon", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Noise does not compress: larger than any image of one colour. */
export const noisy = (width: number, height: number): Sharp => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: COLOUR, noise } });
};

const frames = (count: number): Sharp =>
  sharp(Buffer.alloc(40 * 30 * 3 * count, 0x60), {
    raw: { width: 40, height: 30 * count, channels: 3, pageHeight: 30 },
  });

/** Valid images in forms that few cameras produce. */
export const WHOLE: Record<string, () => Promise<Buffer>> = {
  "a JPEG": () => plain().jpeg(FINE).toBuffer(),
  "a PNG": () => plain().png().toBuffer(),
  "a WebP": () => plain().webp().toBuffer(),
  "a JPEG with a place": () => withPlace(),
  "a PNG with a place": () =>
    plain()
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" } })
      .png()
      .toBuffer(),
  "a WebP with a place": () =>
    plain()
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" } })
      .webp()
      .toBuffer(),
  "a JPEG with a profile": () => plain().withIccProfile("p3").jpeg().toBuffer(),
  "a JPEG with words in its metadata": () =>
    plain()
      .withExif({ IFD0: { ImageDescription: SCRIPT, Copyright: SCRIPT } })
      .jpeg()
      .toBuffer(),
  "a JPEG for printers, in CMYK": () => plain().toColourspace("cmyk").jpeg().toBuffer(),
  "a grey JPEG": () => plain().greyscale().jpeg(FINE).toBuffer(),
  "a JPEG that comes in passes": () => plain(300, 200).jpeg({ progressive: true }).toBuffer(),
  "a PNG of 16 bits": () => plain().toColourspace("rgb16").png().toBuffer(),
  "a PNG that one sees through": () => plain().ensureAlpha(0).png().toBuffer(),
  "a PNG with a palette": () => plain().png({ palette: true }).toBuffer(),
  "a PNG in seven passes": () => plain(300, 200).png({ progressive: true }).toBuffer(),
  "a WebP without loss": () => plain().webp({ lossless: true }).toBuffer(),
  "a WebP that moves": () => frames(12).webp({ loop: 0 }).toBuffer(),
  "one pixel as JPEG": () => plain(1, 1).jpeg(FINE).toBuffer(),
  "one pixel as PNG": () => plain(1, 1).png().toBuffer(),
  "one pixel as WebP": () => plain(1, 1).webp().toBuffer(),
  "a line of ten thousand pixels": () => plain(10_000, 1).png().toBuffer(),
  "a pole of ten thousand pixels": () => plain(1, 10_000).png().toBuffer(),
};

/** Valid images of formats that we do not accept. */
export const OTHERS: Record<string, () => Promise<Buffer>> = {
  "a GIF": () => plain().gif().toBuffer(),
  "a GIF that moves": () => frames(12).gif({ loop: 0 }).toBuffer(),
  "a TIFF": () => plain().tiff().toBuffer(),
  "an AVIF": () => plain().avif({ effort: 0 }).toBuffer(),
};

/** Forty-nine megapixels: allowed, and the maximum in one file. */
export const HUGE: Record<string, () => Promise<Buffer>> = {
  "the largest JPEG": () => plain(7000, 7000).jpeg().toBuffer(),
  "the largest JPEG in passes, with all its colour": () =>
    plain(7000, 7000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  "the largest PNG": () => plain(7000, 7000).png({ compressionLevel: 1 }).toBuffer(),
  "the largest PNG in seven passes, of 16 bits, that one sees through": () =>
    plain(7000, 7000)
      .ensureAlpha(0.5)
      .toColourspace("rgb16")
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer(),
  "the largest WebP": () => plain(7000, 7000).webp({ effort: 0 }).toBuffer(),
  "a JPEG of 14 MB": () => noisy(3000, 2600).jpeg({ quality: 97 }).toBuffer(),
};
