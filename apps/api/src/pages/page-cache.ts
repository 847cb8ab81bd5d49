import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A rendered page, shared or personal. */
export type DrawnPage = {
  status: number;
  language: string;
  headers: Record<string, string>;
  html: string;
};

/** A shared page, precompressed in each encoding. */
export type CachedPage = Omit<DrawnPage, "html"> & {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
};

/** All pages in all variants are under 300; after a change of prices new ones are stored beside the old ones. */
const MOST = 1000;
const MOST_BYTES = 128 * 1024 * 1024;

type Draw = () => Promise<DrawnPage>;

/** LRU cache of rendered pages by everything they depend on. */
export class PageCache {
  #pages = new LRUCache<string, CachedPage, Draw>({
    max: MOST,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + br.length + gzip.length,
    fetchMethod: async (_key, _stale, { context: draw }) => toCachedPage(await draw()),
  });

  /** Concurrent requests for a page render it once. */
  get(key: string, draw: Draw): Promise<CachedPage> {
    return this.#pages.forceFetch(key, { context: draw });
  }
}

async function toCachedPage({ html, ...page }: DrawnPage): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [br, gzip] = await Promise.all([toBrotli(plain, "kept"), toGzip(plain)]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { ...page, etag, plain, br, gzip };
}

const brotli = promisify(brotliCompress);

/** The best compression is too slow for a page that is sent only once. */
const QUALITY = { kept: 9, once: 4 };

export const toBrotli = (plain: Buffer, use: keyof typeof QUALITY): Promise<Buffer> =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] } });

export const toGzip = promisify<Buffer, Buffer>(gzip);
