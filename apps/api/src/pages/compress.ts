import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);

/** What is sent once is not worth the time that the best compression takes. */
const QUALITY = { kept: 9, once: 4 };

export const toBrotli = (plain: Buffer, use: keyof typeof QUALITY): Promise<Buffer> =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] } });

export const toGzip = promisify<Buffer, Buffer>(gzip);
