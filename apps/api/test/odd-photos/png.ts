import { crc32, deflateSync } from "node:zlib";

const HEAD = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const HEAD_LENGTH = 8 + 25;

/** A PNG chunk: length, name, data and checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG header of this size with any data: one bit per pixel, all the same. */
export function greyPng(width: number, height: number, data = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const parts = [chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([HEAD, ...parts]);
}

/** `greyPng` with complete data: a few kilobytes that decompress into all pixels. */
export const foldedPng = (width: number, height: number): Buffer =>
  greyPng(width, height, deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)));

/** Inserts a chunk after the PNG header. */
export const withChunk = (png: Buffer, name: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_LENGTH), chunk(name, data), png.subarray(HEAD_LENGTH)]);
