import { billCode, billCodeHash } from "../../../apps/api/src/modules/bills/bill-code.ts";
import { secretsFrom } from "../../../apps/api/src/secrets.ts";
import { PROOF_NOW, type Site } from "../site.ts";

/** A sent bill, and the code of its link. */
export type SentBill = { id: string; code: string };

/** Counted orders with sent bills, all different. */
export async function sendBills(
  site: Pick<Site, "query" | "settings">,
  count: number,
): Promise<SentBill[]> {
  await site.query(
    `INSERT INTO orders (id, number, kind, status, hub_id, language, pickup_date, pickup_from, pickup_at,
      services, contact, created_at)
    SELECT md5('order' || n)::uuid, 'W-' || nextval('order_numbers'), 'consumer', 'counted', 'haarlem', 'nl',
      date '2026-11-17', '08:00', $2, ARRAY['WF'], '{"fullName": "S. de Vries"}', $2
    FROM generate_series(1, $1::int) n`,
    [count, PROOF_NOW],
  );
  await site.query(
    `INSERT INTO bills (id, order_id, version, total_cents, created_at, changed_at, sent_at, pay_by)
    SELECT gen_random_uuid(), id, 1, 1000 + row_number() OVER (), $1, $1, $1, date '2026-11-29'
    FROM orders`,
    [PROOF_NOW],
  );
  await site.query(
    `INSERT INTO bill_versions (bill_id, version, order_version, at, counted, lines, total_cents)
    SELECT id, 1, 1, $1, '{}', jsonb_build_array(jsonb_build_object('kind', 'kilos', 'count', 6,
      'cents', total_cents, 'vat', '21')), total_cents FROM bills`,
    [PROOF_NOW],
  );
  const secrets = secretsFrom(site.settings.SECRET_KEY ?? "");
  const bills = await site.query<{ id: string }>("SELECT id::text FROM bills");
  await site.query(
    `UPDATE bills SET code_hash = given.hash
    FROM unnest($1::uuid[], $2::text[]) AS given (id, hash) WHERE bills.id = given.id`,
    [bills.map(({ id }) => id), bills.map(({ id }) => billCodeHash(secrets, id))],
  );
  return bills.map(({ id }) => ({ id, code: billCode(secrets, id) }));
}
