import { createServer as createHttpServer } from "node:http";
import { join, resolve } from "node:path";
import { createServer } from "vite";
import { pages } from "../apps/web/src/app/pages.ts";
import type { WebBuild } from "../apps/api/src/pages/web-build.ts";
import { startServer } from "../apps/api/src/server.ts";
import { makeFilesPrivate } from "../apps/api/src/db/keep-from-others.ts";
import { StartError } from "../apps/api/src/errors.ts";

makeFilesPrivate();

/** One process: Vite serves sources and hot updates, the server pages and API. */
const root = resolve(import.meta.dirname, "../apps/web");
const sources: Record<string, string> = pages;
const HEAD = `<script type="module" src="/src/entry-client.tsx"></script>`;

const http = createHttpServer();
const vite = await createServer({
  root,
  configFile: join(root, "vite.config.ts"),
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});

/** The console's own Vite server: one document for all screens, and its own hot updates. */
const consoleRoot = resolve(import.meta.dirname, "../apps/console");
const consoleVite = await createServer({
  root: consoleRoot,
  configFile: join(consoleRoot, "vite.config.ts"),
  server: { middlewareMode: true, hmr: { server: http } },
});
const bundlerFor = (url = ""): typeof vite =>
  /^\/console(\/|\?|$)/.test(url) ? consoleVite : vite;

try {
  const server = await startServer(
    { NODE_ENV: "development", LOG_LEVEL: "warn", ...process.env },
    {
      demoDay: true,
      web: {
        load: async () => ({
          build: (await vite.ssrLoadModule("/src/entry-server.tsx")) as WebBuild,
          assets: {
            entry: "",
            script: (key) => `/src/${sources[key]}`,
            boot: "",
            css: () => "",
            development: { head: HEAD },
          },
        }),
        finish: (url, html) => vite.transformIndexHtml(url, html),
      },
      serverFactory: (handler) =>
        http.on("request", (request, response) =>
          bundlerFor(request.url).middlewares(request, response, () => handler(request, response)),
        ),
    },
  );
  const stop = () =>
    void Promise.all([vite.close(), consoleVite.close(), server.stop()]).then(() =>
      process.exit(0),
    );
  process.once("SIGINT", stop).once("SIGTERM", stop);
  console.log(`\nWaslijn in development at ${server.address}\n`);
} catch (error) {
  await Promise.all([vite.close(), consoleVite.close()]);
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
