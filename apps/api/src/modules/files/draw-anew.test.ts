import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { faultOf, ODD_PHOTOS } from "../../../test/odd-photos/odd-photos.ts";
import { plain, withPlace } from "../../../test/odd-photos/whole-photos.ts";
import { decodedBytes, drawAnew } from "./draw-anew.ts";

const make = async (name: string): Promise<Buffer> => {
  const file = await ODD_PHOTOS.get(name)?.();
  if (!file) throw new Error(`There is no ${name}.`);
  return file;
};

describe("what a photo becomes", () => {
  test.each(["jpeg", "png", "webp"] as const)("a %s becomes a JPEG [CARE-01]", async (kind) => {
    const file = await plain(40, 20).toFormat(kind).toBuffer();
    const drawn = await drawAnew(file);
    expect(drawn).toMatchObject({ width: 40, height: 20 });
    expect((await sharp(drawn?.image).metadata()).format).toBe("jpeg");
  });

  test("is 2,000 pixels at most, and none is made larger [CARE-01]", async () => {
    const file = await plain(2600, 1300).jpeg().toBuffer();
    expect(await drawAnew(file)).toMatchObject({ width: 2000, height: 1000 });
  });

  test("stands upright, and says neither where nor with what it was taken [CARE-03]", async () => {
    const file = await withPlace();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const drawn = await drawAnew(file);
    expect(drawn).toMatchObject({ width: 300, height: 400 });
    const { exif, icc, xmp, orientation } = await sharp(drawn?.image).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(drawn?.image.includes("Telefoon")).toBe(false);
  });

  test("counts what a file unfolds into, with what its decoder holds [CARE-03]", () => {
    const size = { width: 7000, height: 7000, channels: 3, depth: "uchar" } as const;
    expect(decodedBytes({ ...size, format: "jpeg", isProgressive: false })).toBe(147_000_000);
    expect(decodedBytes({ ...size, format: "jpeg", isProgressive: true })).toBe(294_000_000);
    expect(decodedBytes({ ...size, format: "png", isProgressive: true })).toBe(147_000_000);
    const deep = { ...size, channels: 4, depth: "ushort" } as const;
    expect(decodedBytes({ ...deep, format: "png", isProgressive: false })).toBe(392_000_000);
    expect(decodedBytes({ ...size, format: "webp", isProgressive: false })).toBe(196_000_000);
  });

  test.each([
    ["the largest JPEG", 2000],
    ["the largest PNG", undefined],
    ["the largest WebP", undefined],
  ])(
    "of %s comes a picture of %s pixels: each kind has a cap of its own [CARE-03]",
    async (name, width) => {
      expect((await drawAnew(await make(name)))?.width).toBe(width);
    },
  );

  test("a screenshot of a large screen is taken [CARE-01]", async () => {
    const file = await plain(3840, 2160).ensureAlpha(1).png().toBuffer();
    expect(await drawAnew(file)).toMatchObject({ width: 2000 });
  });

  // The proof's line `photos` sends all two hundred to a server.
  test.each([
    "nothing",
    "words",
    "the head of a JPEG alone",
    "a JPEG cut short 3",
    "a PNG cut short 5",
    "a WebP cut short 4",
    "an SVG",
    "a GIF",
    "a TIFF",
    "a page that calls itself a JPEG",
    "a WebP that is another RIFF",
    "a JPEG that is a PNG inside",
    "a zip",
    "a small file that only says so",
    "a file of one pixel by billions",
    "a JPEG that says it is 65,500 pixels wide",
  ])("nothing comes of %s [CARE-03]", async (name) => {
    expect(await drawAnew(await make(name))).toBeUndefined();
  });

  test.each([
    "a JPEG with a place",
    "a JPEG with words in its metadata",
    "a JPEG with a profile",
    "a JPEG for printers, in CMYK",
    "a JPEG with a script in its words",
    "a JPEG with a zip behind",
    "a PNG with a script in its words",
    "a PNG that one sees through",
    "a WebP that moves",
    "one pixel as WebP",
  ])("of %s comes its picture alone [CARE-03]", async (name) => {
    const file = await make(name);
    const drawn = await drawAnew(file);
    expect(drawn && (await faultOf(drawn.image, file))).toBeUndefined();
    expect(drawn?.width).toBeGreaterThan(0);
  });
});
