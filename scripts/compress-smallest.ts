import { promisify } from "node:util";
import { brotliCompress, constants, type BrotliOptions } from "node:zlib";

/** On the threads of libuv, so that all cores compress. */
export const compressOnce: (text: Buffer, options?: BrotliOptions) => Promise<Buffer> =
  promisify(brotliCompress);

const { BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_LGBLOCK } = constants;

/** Brotli distance parameters. Which is best changes with every file name in the text. */
const WAYS = [
  {},
  { [BROTLI_PARAM_NDIRECT]: 2 },
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_LGBLOCK]: 16 },
  { [BROTLI_PARAM_NDIRECT]: 10, [BROTLI_PARAM_LGBLOCK]: 16 },
  { [BROTLI_PARAM_NPOSTFIX]: 3, [BROTLI_PARAM_NDIRECT]: 32 },
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 8, [BROTLI_PARAM_LGBLOCK]: 16 },
  { [BROTLI_PARAM_NPOSTFIX]: 2, [BROTLI_PARAM_NDIRECT]: 32, [BROTLI_PARAM_LGBLOCK]: 16 },
];

/** The smallest of several Brotli encodings. */
export async function compressSmallest(text: Buffer): Promise<Buffer> {
  const forms = await Promise.all(WAYS.map((params) => compressOnce(text, { params })));
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}
