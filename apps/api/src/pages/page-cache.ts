import { createHash } from "node:crypto";
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

const MOST = 500;

/** Rendered pages by what they depend on; the oldest goes first. */
export class PageCache {
  #pages = new Map<string, Promise<CachedPage>>();

  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    if (known) return known;
    const fresh = render();
    fresh.catch(() => this.#pages.delete(key));
    this.#pages.set(key, fresh);
    const oldest = this.#pages.size > MOST ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
    return fresh;
  }
}

export async function toCachedPage(
  page: { status: number; language: string; html: string },
  headers: Record<string, string>,
): Promise<CachedPage> {
  const plain = Buffer.from(page.html);
  const [br, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(plain),
  ]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { status: page.status, language: page.language, headers, etag, plain, br, gzip: gzipped };
}
