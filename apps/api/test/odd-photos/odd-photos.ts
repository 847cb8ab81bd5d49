import sharp from "sharp";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import { PHOTO_PIXELS } from "@waslijn/contract/shared/care";
import { foldedPng, greyPng, withChunk } from "./png.ts";
import { scanBomb } from "./scan-bomb.ts";
import { HUGE, OTHERS, plain, SCRIPT, WHOLE } from "./whole-photos.ts";

export type MakeFile = () => Promise<Buffer> | Buffer;

const MEGABYTE = 1024 * 1024;
const latin = (words: string): Buffer => Buffer.from(words, "latin1");
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff]);

/** Files that are not images, though some have the signature of one. */
const NO_PICTURES: Record<string, MakeFile> = {
  nothing: () => Buffer.alloc(0),
  "one byte": () => Buffer.of(0xff),
  words: () => latin("geen foto"),
  "the head of a JPEG alone": () => Buffer.concat([JPEG_HEAD, Buffer.of(0xe0)]),
  "the head of a PNG alone": () => latin("\x89PNG\r\n\x1a\n"),
  "the head of a WebP alone": () => latin("RIFF\x20\0\0\0WEBPVP8 "),
  "a JPEG without a picture": () => Buffer.concat([JPEG_HEAD, Buffer.of(0xd9, 0xff, 0xd9)]),
  "an SVG": () => latin('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  "an SVG that reads a file": () =>
    latin('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>'),
  "a page": () => latin(`<!doctype html>${SCRIPT}`),
  "a page that calls itself a JPEG": () => Buffer.concat([JPEG_HEAD, latin(SCRIPT)]),
  "a PDF": () => latin("%PDF-1.7\n1 0 obj<<>>endobj"),
  "a zip": () => latin("PK\x03\x04".padEnd(4096, "\0")),
  "a zip that unfolds into much": () => gzipSync(Buffer.alloc(64 * MEGABYTE)),
  "a program": () => latin("MZ\x90\0".padEnd(512, "\0")),
  "a program of Linux": () => latin("\x7fELF\x02\x01\x01".padEnd(512, "\0")),
  "a BMP": () => latin("BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0".padEnd(70, "\0")),
  "an icon": () => latin("\0\0\x01\0\x01\0\x10\x10".padEnd(64, "\0")),
  "a photo as phones keep it": () => latin("\0\0\0\x18ftypheic\0\0\0\0mif1heic".padEnd(256, "\0")),
  "a film": () => latin("\0\0\0\x18ftypmp42\0\0\0\0isommp42".padEnd(256, "\0")),
  "a Photoshop file": () => latin("8BPS\0\x01".padEnd(128, "\0")),
  "a WebP that is another RIFF": () => latin("RIFF\0\0\0\0WAVEfmt "),
  "a JPEG that is a PNG inside": async () =>
    Buffer.concat([JPEG_HEAD, await plain().png().toBuffer()]),
  "a PNG that is a JPEG inside": async () =>
    Buffer.concat([latin("\x89PNG\r\n\x1a\n"), await plain().jpeg().toBuffer()]),
  "fifteen megabytes of nothing": () => Buffer.concat([JPEG_HEAD, Buffer.alloc(15 * MEGABYTE - 3)]),
  "fifteen megabytes and one byte": () =>
    Buffer.concat([JPEG_HEAD, Buffer.alloc(15 * MEGABYTE - 2)]),
};

/** Decompression bombs and similar. */
const TRAPS: Record<string, MakeFile> = {
  "a small file of 400 million pixels": () => foldedPng(20_000, 20_000),
  "a small file that only says so": () => greyPng(30_000, 30_000),
  "a file of one pixel by billions": () => greyPng(1, 2_000_000_000),
  "a file of billions by one pixel": () => greyPng(2_000_000_000, 1),
  "a file of no pixels": () => greyPng(0, 0),
  "a file of fewer pixels than none": () => greyPng(0xffffffff, 0xffffffff),
  "a profile that unfolds into much": async () =>
    withChunk(
      await plain().png().toBuffer(),
      "iCCP",
      Buffer.concat([latin("p\0\0"), deflateSync(Buffer.alloc(64 * MEGABYTE))]),
    ),
  "words that unfold into much": async () =>
    withChunk(
      await plain().png().toBuffer(),
      "zTXt",
      Buffer.concat([latin("Comment\0\0"), deflateSync(Buffer.alloc(64 * MEGABYTE))]),
    ),
  "a PNG that says it moves": async () =>
    withChunk(await plain().png().toBuffer(), "acTL", Buffer.from("ffffffff00000000", "hex")),
  "a PNG with a script in its words": async () =>
    withChunk(await plain().png().toBuffer(), "tEXt", latin(`Comment\0${SCRIPT}`)),
  "a JPEG with a script in its words": async () => {
    const jpeg = await plain().jpeg().toBuffer();
    const length = Buffer.of(0, SCRIPT.length + 2);
    const comment = Buffer.concat([Buffer.of(0xff, 0xfe), length, latin(SCRIPT)]);
    return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  },
  "a JPEG that says it is 65,500 pixels wide": () => saysItIs(65_500, 65_500),
  "a JPEG that says it is as large as may be": () => saysItIs(7000, 7000),
  "a JPEG that says it has no height": () => saysItIs(60, 0),
  "a JPEG in as many scans as may be": () => scanBomb(),
};

/** A small JPEG whose header states another size. */
async function saysItIs(width: number, height: number): Promise<Buffer> {
  const jpeg = await plain().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** Damages an image, deterministically. */
type Harm = (file: Buffer, number: number) => Buffer;
const random = (most: number, number: number, salt: number): number =>
  crc32(`${number} ${salt}`) % most;
const cutShort: Harm = (file, number) => file.subarray(0, random(file.length, number, 1));
const damaged: Harm = (file, number) => {
  const harmed = Buffer.from(file);
  for (let at = 0; at < 1 + (number % 7); at += 1) {
    harmed[random(file.length, number, at)] = random(256, number, at + 100);
  }
  return harmed;
};
const behind =
  (tail: string): Harm =>
  (file) =>
    Buffer.concat([file, latin(tail)]);
const before =
  (head: string): Harm =>
  (file) =>
    Buffer.concat([latin(head), file]);

const HARMS: Record<string, { harm: Harm; times: number }> = {
  "cut short": { harm: cutShort, times: 8 },
  "with other bytes": { harm: damaged, times: 8 },
  "with a script behind": { harm: behind(SCRIPT), times: 1 },
  "with a zip behind": { harm: behind("PK\x03\x04 PK\x05\x06"), times: 1 },
  "with a program behind": { harm: behind("<?php system($_GET[0]); ?>"), times: 1 },
  "with a page before": { harm: before("<html>"), times: 1 },
  "with a PDF before": { harm: before("%PDF-1.7\n"), times: 1 },
  "with a line before": { harm: before("\r\n"), times: 1 },
};
const HARMED = [
  "a JPEG",
  "a PNG",
  "a WebP",
  "a JPEG with a place",
  "a WebP that moves",
  "a PNG with a palette",
];

function harmedFiles(): [string, MakeFile][] {
  return HARMED.flatMap((name) =>
    Object.entries(HARMS).flatMap(([how, { harm, times }]) =>
      Array.from({ length: times }, (_, number): [string, MakeFile] => [
        [name, how, ...(times > 1 ? [number + 1] : [])].join(" "),
        async () => harm((await WHOLE[name]?.()) ?? Buffer.alloc(0), number),
      ]),
    ),
  );
}

/** Some two hundred files that someone might send as a photo, by name. */
export const ODD_PHOTOS: ReadonlyMap<string, MakeFile> = new Map([
  ...Object.entries(NO_PICTURES),
  ...Object.entries(OTHERS),
  ...Object.entries(TRAPS),
  ...Object.entries(WHOLE),
  ...harmedFiles(),
  ...Object.entries(HUGE),
]);

const NEVER_SHOWN = [SCRIPT, "Telefoon", "PK\x03\x04", "<?php", "%PDF", "Exif", "GPS"];

/** What is wrong with a photo as shown, compared to the file sent; undefined if it was re-encoded properly. */
export async function faultOf(shown: Buffer, sent: Buffer): Promise<string | undefined> {
  const { format, exif, icc, xmp, pages, width, height } = await sharp(shown).metadata();
  if (shown.equals(sent)) return "is what was sent";
  if (format !== "jpeg" || pages !== undefined) return `is a ${format}`;
  if (exif || icc || xmp) return "says more than its picture";
  if (Math.max(width, height) > PHOTO_PIXELS) return "is too large";
  const leaked = NEVER_SHOWN.find((words) => shown.includes(latin(words)));
  return leaked && `still has ${JSON.stringify(leaked)}`;
}
