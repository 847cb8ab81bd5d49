import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The product's document without scripts: same texts, styles, fonts and drawings. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="manifest"[^>]*>/g, "");

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".html": "text/html; charset=utf-8",
};

/** Serves documents by path from memory and files from a folder, compressed like the product's. */
export function serveFixed(documents: Map<string, string>, folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("#")[0] ?? "/";
    const document = documents.get(path);
    const send = (body: Buffer, type: string): void => {
      const compress = !type.startsWith("font") && !type.startsWith("image/png");
      response.writeHead(200, {
        "content-type": type,
        "cache-control": "public, max-age=31536000",
        ...(compress && { "content-encoding": "br" }),
      });
      response.end(compress ? brotliCompressSync(body) : body);
    };
    if (document !== undefined) return send(Buffer.from(document), "text/html; charset=utf-8");
    readFile(join(folder, path.split("?")[0] ?? "")).then(
      (body) => send(body, TYPES[extname(path)] ?? "application/octet-stream"),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}
