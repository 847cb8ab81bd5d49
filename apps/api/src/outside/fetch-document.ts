import { isPublicHost } from "./public-address.ts";
import { openPublicLine } from "./public-line.ts";

const TIMEOUT_MS = 5000;
const MOST_BYTES = 16 * 1024;

/** Reads a small JSON document from a URL that anyone may have named. */
export type FetchDocument = (url: string) => Promise<unknown>;

/**
 * SSRF protection: https and public addresses only, no redirects, a time and a size limit. Stricter than for webhooks,
 * whose URLs only an owner sets: no setting lifts it.
 */
export const fetchDocument: FetchDocument = async (url) => {
  const parsed = new URL(url);
  if (parsed.protocol !== "https:" || !isPublicHost(parsed)) throw new Error("not a public URL");
  const { fetch, dispatcher } = await openPublicLine(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      dispatcher,
      redirect: "manual",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readDocument(response);
  } finally {
    void dispatcher.destroy();
  }
};

type Answer = {
  status: number;
  headers: { get(name: string): string | null };
  body: AsyncIterable<Uint8Array> | null;
};

/** Parses a JSON answer; throws unless it is a small one with status 200. */
export async function readDocument({ status, headers, body }: Answer): Promise<unknown> {
  const type = headers.get("content-type") ?? "";
  if (status !== 200 || !/^application\/([\w.-]+\+)?json\b/i.test(type) || !body) {
    throw new Error("not a JSON document");
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error("document too large");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
