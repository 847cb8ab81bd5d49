import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { buildApp } from "../../apps/api/src/app.ts";
import { frozenClock } from "../../apps/api/src/clock.ts";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import type { Deps } from "../../apps/api/src/deps.ts";
import { readEnv } from "../../apps/api/src/env.ts";
import { openStaffSession } from "../../apps/api/src/modules/staff/staff-sessions.ts";
import { secretsFrom } from "../../apps/api/src/secrets.ts";
import type { TestDatabase } from "../../scripts/test/postgres.ts";

const NOW = "2026-11-18T11:00:00+01:00";
const SAMPLES = 40;

/** An order that has a bill, a history and mails, and whom it is for. */
export type Sample = {
  number: string;
  name: string;
  email: string;
  phone: string;
  postalCode: string;
  street: string;
  house: string;
};

/** The console's calls on a database, asked by somebody who is signed in. */
export type Desk = {
  deps: Deps;
  samples: Sample[];
  ask(path: string): Promise<void>;
  close(): Promise<void>;
};

export async function openDesk({ url, drop }: TestDatabase): Promise<Desk> {
  const database = openPostgres(url);
  const deps: Deps = {
    db: database.db,
    live: database.live,
    clock: frozenClock(NOW),
    env: readEnv({ LOG_LEVEL: "error", RATE_LIMITS: "off", SEED: "none" }),
    secrets: secretsFrom("bench-bench-bench-bench-bench-bench"),
    payments: undefined,
  };
  const app = await buildApp(deps);
  const headers = { host: "localhost", origin: "http://localhost", cookie: await signIn(deps) };
  return {
    deps,
    samples: await readSamples(deps),
    async ask(path) {
      const { statusCode, body } = await app.inject({ url: path, headers });
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
    },
    async close() {
      await app.close();
      await database.close();
      await drop();
    },
  };
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

async function readSamples({ db }: Deps): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    SELECT number, contact->>'name' AS name, contact->>'email' AS email, contact->>'phone' AS phone,
      pickup_location->>'postalCode' AS "postalCode", pickup_location->>'thoroughfare' AS street,
      pickup_location->>'subThoroughfare' AS house
    FROM orders WHERE id IN (SELECT b.order_id FROM bills b JOIN bill_versions v ON v.bill_id = b.id)
    ORDER BY number DESC LIMIT ${SAMPLES}`.execute(db);
  return rows;
}
