import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { runOn } from "../../../scripts/test/postgres.ts";
import { openPostgres, type OpenDatabase } from "../src/db/client.ts";
import { migrate } from "../src/db/migrate.ts";
import { seed } from "../src/seed/seed.ts";

const server = process.env.TEST_POSTGRES_URL ?? "";
const NAME = "test_start_together";
const nodes: OpenDatabase[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()));
  await runOn(server, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
});

test("nodes that start together on an empty database prepare it once", async () => {
  await runOn(server, `CREATE DATABASE ${NAME}`);
  const url = new URL(server);
  url.pathname = `/${NAME}`;
  nodes.push(...[1, 2, 3, 4].map(() => openPostgres(url.href, 2)));
  const applied = await Promise.all(
    nodes.map(async ({ db }) => {
      const fresh = await migrate(db);
      await seed(db, "demo");
      return fresh;
    }),
  );
  const { rows } = await sql<{ migrations: string[]; users: number }>`
    SELECT (SELECT array_agg(name) FROM migrations) AS migrations,
      (SELECT count(*)::int FROM users) AS users`.execute(nodes[0]!.db);
  expect(applied.flat().sort()).toEqual(rows[0]?.migrations.sort());
  expect(rows[0]?.users).toBe(1);
});
