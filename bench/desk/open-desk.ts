import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { buildApp } from "../../apps/api/src/app.ts";
import { frozenClock } from "../../apps/api/src/clock.ts";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import type { Deps } from "../../apps/api/src/deps.ts";
import { readEnv } from "../../apps/api/src/env.ts";
import { openStaffSession } from "../../apps/api/src/modules/staff/staff-sessions.ts";
import { secretsFrom } from "../../apps/api/src/secrets.ts";
import { newest, NOW } from "./past-orders.ts";

/** Enough for a different sample in each of five rounds. */
const SAMPLES = 500;

/** An order and its customer. */
export type Sample = {
  number: string;
  event: number;
  name: string;
  email: string;
  phone: string;
  postalCode: string;
  street: string;
  house: string;
};

/** The console's calls on a database, as a signed-in employee. */
export type Desk = {
  url: string;
  deps: Deps;
  samples: Sample[];
  ask(path: string): Promise<void>;
  close(): Promise<void>;
};

export async function openDesk(url: string): Promise<Desk> {
  const database = openPostgres(url);
  const deps: Deps = {
    db: database.db,
    live: database.live,
    clock: frozenClock(NOW),
    env: readEnv({ LOG_LEVEL: "error", RATE_LIMITS: "off", SEED: "none" }),
    secrets: secretsFrom("bench-bench-bench-bench-bench-bench"),
    payments: undefined,
  };
  await readOnce(deps);
  const app = await buildApp(deps);
  const headers = { host: "localhost", origin: "http://localhost", cookie: await signIn(deps) };
  return {
    url,
    deps,
    samples: await readSamples(deps),
    async ask(path) {
      const { statusCode, body } = await app.inject({ url: path, headers });
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Prewarms the cache with the tables and indexes of lists, searches and orders, as after some days of running. */
async function readOnce({ db }: Deps): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS pg_prewarm`.execute(db);
  await sql`SELECT pg_prewarm(kept.oid, 'read')
    FROM unnest('{bills,search_words,orders}'::regclass[]) AS t(oid)
      CROSS JOIN LATERAL (SELECT t.oid UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = t.oid) AS kept(oid)`.execute(
    db,
  );
}

async function signIn({ db, clock }: Deps): Promise<string> {
  const now = clock.now();
  const id = randomUUID();
  const staff = { id, email: `${id}@was.example`, name: "Noor Jansen" };
  await db
    .insertInto("staff")
    .values({ ...staff, role: "desk", hub_id: null, language: "nl", created_at: now })
    .execute();
  const { token } = await openStaffSession(db, id, { device: "bench", now, passkeyAt: now });
  return `waslijn-staff=${token}`;
}

/** Half from all years, half from the last month, which have mails and payments too. */
async function readSamples({ db }: Deps): Promise<Sample[]> {
  const { rows: last } = await sql<{ number: number }>`
    SELECT last_value::int AS number FROM order_numbers`.execute(db);
  const orders = (last[0]?.number ?? 0) - 10_000;
  const numbers = [...Array(SAMPLES).keys()].map((turn) => {
    const share = turn / SAMPLES;
    return turn % 2 === 0 ? 1 + orders * share : orders - newest(orders) * share;
  });
  const { rows } = await sql<Sample>`
    SELECT o.number, o.last_event AS event, contact->>'name' AS name, contact->>'email' AS email,
      contact->>'phone' AS phone, pickup_location->>'postalCode' AS "postalCode",
      pickup_location->>'thoroughfare' AS street, pickup_location->>'subThoroughfare' AS house
    FROM unnest(${numbers.map((number) => `W-${10_000 + Math.floor(number)}`)}::text[])
      WITH ORDINALITY AS s(number, turn) JOIN orders o ON o.number = s.number AND o.contact <> '{}'
    ORDER BY s.turn`.execute(db);
  return rows;
}
