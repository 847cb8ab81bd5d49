import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type CachedPage = {
  status: number;
  language: string;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
};

/** Every page in every form is under 300; a change of prices makes all of them anew beside the old ones. */
const MOST = 1000;
const MOST_BYTES = 128 * 1024 * 1024;

type Render = () => Promise<CachedPage>;

/** Rendered pages by what they depend on; the least recently used goes first. */
export class PageCache {
  #pages = new LRUCache<string, CachedPage, Render>({
    max: MOST,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + br.length + gzip.length,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  });

  /** Asked for twice at once, a page is rendered once. */
  get(key: string, render: Render): Promise<CachedPage> {
    return this.#pages.forceFetch(key, { context: render });
  }
}

/** What is sent once is not worth the time that the best compression takes. */
const QUALITY = { kept: 9, once: 4 };

export async function toCachedPage(
  page: { status: number; language: string; html: string },
  headers: Record<string, string>,
  use: keyof typeof QUALITY = "kept",
): Promise<CachedPage> {
  const plain = Buffer.from(page.html);
  const [br, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] } }),
    toGzip(plain),
  ]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { status: page.status, language: page.language, headers, etag, plain, br, gzip: gzipped };
}
