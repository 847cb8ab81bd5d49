import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { openPglite } from "../apps/api/src/db/client.ts";
import { buildApp } from "../apps/api/src/app.ts";
import { systemClock } from "../apps/api/src/clock.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { seed } from "../apps/api/src/seed/seed.ts";
import { readEnv } from "../apps/api/src/env.ts";
import { servePages } from "../apps/api/src/pages/pages.ts";
import { loadWebBuild } from "../apps/api/src/pages/web-build.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { ROUTES } from "../apps/web/src/paths.ts";
import { openPostgres } from "../apps/api/src/db/client.ts";
import { buildWeb, isStale } from "./web-build.ts";

/** Writes every page as a file for a content network, by the same renderer that the server uses. */
const OUT = resolve("var/export");
if (isStale()) await buildWeb();
const env = readEnv({ LOG_LEVEL: "silent", ...process.env });
const web = await loadWebBuild(env.WEB_DIST);
const database = env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : await openPglite();
if (!env.DATABASE_URL) {
  await migrate(database.db);
  await seed(database.db, "demo");
}
const deps = {
  db: database.db,
  clock: systemClock,
  env,
  secrets: secretsFrom("export only, signs nothing"),
};
const app = await buildApp(deps, { pages: servePages(web, deps) });

rmSync(OUT, { recursive: true, force: true });
if (web.client) cpSync(web.client, OUT, { recursive: true });
const paths = LANGUAGES.flatMap((language) =>
  Object.values(ROUTES)
    .filter((path) => !path.includes(":"))
    .map((path) => `/${language}/${path}`),
);
const headers: string[] = [];
for (const path of paths) {
  const answer = await app.inject(path);
  const file = join(OUT, path.endsWith("/404") ? `${path}.html` : join(path, "index.html"));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, answer.body);
  headers.push(`${path}\n  Content-Security-Policy: ${answer.headers["content-security-policy"]}`);
}
writeFileSync(join(OUT, "_headers"), `${headers.join("\n")}\n`);
await app.close();
await database.close();
console.log(`${paths.length} pages written to ${OUT}`);
