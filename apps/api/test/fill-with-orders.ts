import { sql } from "kysely";
import type { Db } from "../src/db/client.ts";

/** Inserts many orders of many customers, with all related rows. */
export async function fillWithOrders(db: Db, count: number): Promise<void> {
  await sql`INSERT INTO users (id, email, password_hash, full_name, phone, language, has_bag, created_at)
    SELECT md5('user' || n)::uuid, 'klant' || n || '@voorbeeld.example', 'hash', 'Klant "' || n || '" ’n Ö',
      '06 ' || n, 'nl', true, timestamptz '2026-01-01 00:00:00.123456+01' + n * interval '1 second'
    FROM generate_series(1, ${count / 4}::int) n`.execute(db);
  await sql`INSERT INTO orders (id, number, kind, hub_id, user_id, language, pickup_date, pickup_from,
      delivery_date, delivery_from, pickup_at, delivery_at, services, notes, contact, pickup_location, created_at)
    SELECT md5('order' || n)::uuid, 'W-' || nextval('order_numbers'), 'consumer', 'haarlem',
      md5('user' || (n % ${count / 4}::int + 1))::uuid, 'nl', date '2026-01-05' + n % 300, '08:00',
      date '2026-01-08' + n % 300, '10:00', now(), now(), ARRAY['WF', 'DC'], 'regel\n' || n,
      jsonb_build_object('name', 'Klant ' || n, 'email', 'klant@voorbeeld.example', 'phone', '06'),
      jsonb_build_object('postalCode', '2011DB', 'lat', 52.38114 + n / 1e7), now()
    FROM generate_series(1, ${count}::int) n`.execute(db);
  await sql`INSERT INTO bills (id, order_id, version, total_cents, created_at, changed_at, code_hash, sent_at, pay_by,
      paid_cents, refunded_cents, compensated_cents)
    SELECT md5('bill' || id)::uuid, id, 1, 3495, now(), now(), md5('code' || id), now(), date '2026-12-01',
      3495, 500, 500
    FROM orders WHERE number LIKE '%0'`.execute(db);
  await sql`INSERT INTO payments (id, bill_id, bill_version, method, language, cents, state, service_id, paid_cents,
      refunded_cents, created_at, changed_at, ask_again_at, changes)
    SELECT md5('payment' || id)::uuid, id, 1, 'ideal', 'nl', 3495, 'paid', 'tr_' || id, 3495, 500, now(), now(), now(), 2
    FROM bills`.execute(db);
  await sql`INSERT INTO refunds (id, payment_id, cents, purpose, reason, state, created_at, changed_at)
    SELECT md5('refund' || id)::uuid, id, 500, 'compensation', 'vlek “op” ’t overhemd', 'queued', now(), now()
    FROM payments`.execute(db);
  await sql`INSERT INTO slots (hub_id, kind, date, from_time, booked)
    SELECT 'haarlem', 'pickup', pickup_date, pickup_from, count(*) FROM orders GROUP BY 3, 4`.execute(
    db,
  );
}
