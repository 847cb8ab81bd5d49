import { startPostgres } from "./postgres.ts";

/** One PostgreSQL for a whole vitest run; each test opens a database of its own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES_URL) return async () => undefined;
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.stop();
}
