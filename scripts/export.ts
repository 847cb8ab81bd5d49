import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { buildApp } from "../apps/api/src/app.ts";
import { systemClock } from "../apps/api/src/clock.ts";
import { openPglite, openPostgres } from "../apps/api/src/db/client.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { readEnv } from "../apps/api/src/env.ts";
import { loadSettings } from "../apps/api/src/modules/settings/follow-settings.ts";
import { servePages } from "../apps/api/src/pages/pages.ts";
import { loadWebBuild } from "../apps/api/src/pages/web-build.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { seed } from "../apps/api/src/seed/seed.ts";
import { exportedPages } from "./export/exported-pages.ts";
import { headersFile } from "./export/headers-file.ts";
import { withPolicy } from "./export/with-policy.ts";
import { buildWeb, isStale } from "./web-build.ts";

/** Exports the whole site as files for a CDN, with the server's renderer. */
const OUT = resolve(process.argv[2] ?? "var/export");
if (isStale()) await buildWeb();
const env = readEnv({ LOG_LEVEL: "silent", ...process.env, RATE_LIMITS: "off" });
const web = await loadWebBuild(env.WEB_DIST);
const database = env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : await openPglite();
if (!env.DATABASE_URL) {
  await migrate(database.db);
  await seed(database.db, "demo");
}
const deps = {
  db: database.db,
  live: database.live,
  clock: systemClock,
  env,
  secrets: secretsFrom("export only, signs nothing"),
  payments: undefined,
};
await loadSettings(deps);
const app = await buildApp(deps, { pages: servePages(web, deps) });

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(OUT, file)), { recursive: true });
  writeFileSync(join(OUT, file), text);
};

rmSync(OUT, { recursive: true, force: true });
if (web.client) {
  cpSync(web.client, OUT, { recursive: true, filter: (path) => !path.endsWith("/.vite") });
}
const pages = await Promise.all(
  exportedPages().map(async (page) => ({ ...page, answer: await app.inject(page.asked) })),
);
for (const { files, answer } of pages) {
  for (const file of files) write(file, withPolicy(answer.body, answer.headers));
}
const { build } = await web.load();
for (const path of Object.keys(build.siteFiles)) write(path, (await app.inject(path)).body);
write(
  "_headers",
  headersFile(pages.map(({ addresses, answer }) => ({ addresses, headers: answer.headers }))),
);
await app.close();
await database.close();
console.log(`${pages.length} pages written to ${OUT}`);
