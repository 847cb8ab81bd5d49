import { crc32, deflateSync } from "node:zlib";

const HEAD = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const HEAD_LENGTH = 8 + 25;

/** What a PNG is made of: a name and bytes, with their length before and their sum behind. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says how large it is, whatever is in it: one bit for each pixel, all the same. */
export function greyPng(width: number, height: number, data = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const parts = [chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([HEAD, ...parts]);
}

/** The same with everything it promises: a few kilobytes that unfold into as many pixels as there are. */
export const foldedPng = (width: number, height: number): Buffer =>
  greyPng(width, height, deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)));

/** A PNG with one more chunk behind its head. */
export const withChunk = (png: Buffer, name: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_LENGTH), chunk(name, data), png.subarray(HEAD_LENGTH)]);
