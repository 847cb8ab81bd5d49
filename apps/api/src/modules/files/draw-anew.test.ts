import sharp from "sharp";
import { crc32 } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { drawAnew } from "./draw-anew.ts";

const gradient = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c86432" } });

/** A phone lying on its side, at a place. */
const withPlace = () =>
  gradient(400, 300)
    .withExif({
      IFD0: { Make: "Telefoon", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe("what a photo becomes", () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await gradient(2600, 1300).jpeg().toBuffer();
  });

  test.each(["jpeg", "png", "webp"] as const)("a %s becomes a JPEG [CARE-01]", async (kind) => {
    const file = await gradient(40, 20).toFormat(kind).toBuffer();
    const drawn = await drawAnew(file);
    expect(drawn).toMatchObject({ width: 40, height: 20 });
    expect((await sharp(drawn?.image).metadata()).format).toBe("jpeg");
  });

  test("is 2,000 pixels at most, and none is made larger [CARE-01]", async () => {
    expect(await drawAnew(jpeg)).toMatchObject({ width: 2000, height: 1000 });
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

  const odd: Record<string, () => Promise<Buffer> | Buffer> = {
    nothing: () => Buffer.alloc(0),
    words: () => Buffer.from("geen foto"),
    "the head of a JPEG alone": () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    "half a JPEG": () => jpeg.subarray(0, jpeg.length / 2),
    "half a PNG": async () => {
      const png = await gradient(900, 900).png({ compressionLevel: 0 }).toBuffer();
      return png.subarray(0, png.length / 2);
    },
    "an SVG": () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    "a GIF": () => gradient(9, 9).gif().toBuffer(),
    "a TIFF": () => gradient(9, 9).tiff().toBuffer(),
    "a page that calls itself a JPEG": () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<script>alert(1)</script>")]),
    "a WebP that is another RIFF": () => Buffer.from("RIFF\0\0\0\0WAVEfmt "),
    "a zip": () => Buffer.from("PK\x03\x04".padEnd(4096, "\0"), "latin1"),
    "a small file of 400 million pixels": () => bomb(20_000, 20_000),
    "a file of one pixel by billions": () => bomb(1, 2_000_000_000),
  };
  test.each(Object.keys(odd))("nothing comes of %s [CARE-03]", async (name) => {
    expect(await drawAnew((await odd[name]?.()) ?? Buffer.alloc(0))).toBeUndefined();
  });

  test("of 200 odd files none is shown as it was sent, and none takes more memory than a photo [CARE-03]", async () => {
    const whole = await Promise.all(
      (["jpeg", "png", "webp"] as const).map((kind) =>
        gradient(60, 40).toFormat(kind, { quality: 95 }).toBuffer(),
      ),
    );
    const kinds = [...whole, await withPlace(), bomb(30_000, 30_000)];
    const before = process.memoryUsage.rss();
    for (let number = 0; number < 200; number += 1) {
      const file = oddFile(kinds[number % kinds.length] ?? Buffer.alloc(0), number);
      const drawn = await drawAnew(file);
      if (!drawn) continue;
      expect(drawn.image.equals(file)).toBe(false);
      const { format, exif, width, height } = await sharp(drawn.image).metadata();
      expect({ format, exif }).toEqual({ format: "jpeg" });
      expect(Math.max(width, height)).toBeLessThanOrEqual(2000);
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });

  test("what stands behind a picture is not kept [CARE-03]", async () => {
    const small = await gradient(20, 20).jpeg().toBuffer();
    const drawn = await drawAnew(Buffer.concat([small, Buffer.from("<script>alert(1)</script>")]));
    expect(drawn?.image.includes("script")).toBe(false);
  });
});

/** Cut short, with bytes changed, with others in front or behind: each number another, the same every time. */
function oddFile(file: Buffer, number: number): Buffer {
  const random = (most: number, salt: number): number => crc32(`${number} ${salt}`) % most;
  const damaged = Buffer.from(file);
  for (let at = 0; at < 1 + (number % 7); at += 1) {
    damaged[random(file.length, at)] = random(256, at + 100);
  }
  const cases = [
    () => file.subarray(0, random(file.length, 1)),
    () => damaged,
    () => Buffer.concat([file, Buffer.alloc(random(4096, 2), "<script>")]),
    () => Buffer.concat([Buffer.alloc(random(16, 3), "PK"), file]),
  ];
  return cases[Math.floor(number / 5) % cases.length]?.() ?? file;
}

/** A PNG that says how large it is before anything is drawn. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write("IHDR", 4, "latin1");
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([8, 2, 0, 0, 0], 16);
  head.writeUInt32BE(crc32(head.subarray(4, 21)), 21);
  const end = Buffer.from("0000000049454e44ae426082", "hex");
  const empty = Buffer.from("0000000049444154", "hex");
  const data = Buffer.concat([empty, Buffer.from("35af061e", "hex")]);
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), head, data, end]);
}
