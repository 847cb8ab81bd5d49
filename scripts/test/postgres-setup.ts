import { openPostgres } from "../../apps/api/src/db/client.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { seed } from "../../apps/api/src/seed/seed.ts";
import { fastestFolder, runOn, startPostgres, TEMPLATE_DATABASE } from "./postgres.ts";

/** One PostgreSQL per run, with a template that is migrated and seeded once. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres({}, fastestFolder());
  process.env.TEST_POSTGRES_URL = server.url;
  await runOn(server.url, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  const url = new URL(server.url);
  url.pathname = `/${TEMPLATE_DATABASE}`;
  const template = openPostgres(url.href);
  await migrate(template.db);
  await seed(template.db, "demo");
  await template.close();
  return () => server.stop();
}
