import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, request as httpRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { runServer, type RunningServer } from "./running-server.ts";

const ROOT = resolve(import.meta.dirname, "..");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

export type ExportedSite = { url: string; server: RunningServer; close(): Promise<void> };

/** The exported site on a static host, with the API beside it. */
export async function serveExport(
  apiAt: "another origin" | "the same origin",
): Promise<ExportedSite> {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-export-"));
  let api: string | undefined;
  const host = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (api && path.startsWith("/api/")) {
      const options = { method: request.method, headers: request.headers };
      const passed = httpRequest(api + (request.url ?? ""), options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    } else serveFile(folder, request.url ?? "/", path, response);
  });
  await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const isApart = apiAt === "another origin";
  const server = await runServer(isApart ? { ALLOWED_ORIGINS: url } : {});
  if (!isApart) api = server.url;
  await promisify(execFile)(join(ROOT, "node_modules/.bin/node"), ["scripts/export.ts", folder], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: server.databaseUrl,
      ...(isApart && { API_HOSTS: `*=${server.url}/api` }),
    },
  });
  return {
    url,
    server,
    async close() {
      host.closeAllConnections();
      host.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serveFile(folder: string, url: string, path: string, response: ServerResponse): void {
  const found = join(folder, path);
  const isFolder = existsSync(found) && statSync(found).isDirectory();
  if (isFolder && !path.endsWith("/")) {
    response.writeHead(301, { location: url.replace(path, `${path}/`) }).end();
    return;
  }
  const file = isFolder ? join(found, "index.html") : found;
  const missing = join(folder, path.startsWith("/en/") ? "en/404.html" : "404.html");
  const shown = existsSync(file) ? file : missing;
  const type = TYPES[extname(shown)] ?? "application/octet-stream";
  response.writeHead(shown === file ? 200 : 404, {
    ...headersFor(folder, path),
    "content-type": type,
  });
  response.end(readFileSync(shown));
}

function headersFor(folder: string, path: string): Record<string, string> {
  const rules = readFileSync(join(folder, "_headers"), "utf8").split(/\n(?=\/)/);
  const matching = rules.filter((rule) => {
    const [address = ""] = rule.split("\n");
    return address.endsWith("*") ? path.startsWith(address.slice(0, -1)) : path === address;
  });
  const lines = matching.flatMap((rule) => rule.trim().split("\n").slice(1));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.trim().split(": ");
      return [name, value.join(": ")];
    }),
  );
}
