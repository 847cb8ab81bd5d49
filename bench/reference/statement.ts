/** The minimum of an order in one statement: two windows booked if there is room, and a row. */
export const ORDER_STATEMENT = `
WITH pickup AS (
  INSERT INTO slots AS s (hub_id, kind, date, from_time, booked) VALUES ('haarlem', 'pickup', $1, $2, 1)
  ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked + 1 WHERE s.booked < 1000000000 RETURNING 1
), delivery AS (
  INSERT INTO slots AS s (hub_id, kind, date, from_time, booked) VALUES ('haarlem', 'delivery', $3, $4, 1)
  ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked + 1 WHERE s.booked < 1000000000 RETURNING 1
)
INSERT INTO orders (id, number, kind, hub_id, language, pickup_date, pickup_from, delivery_date, delivery_from,
  pickup_at, delivery_at, services, contact, pickup_location, delivery_location, created_at)
SELECT gen_random_uuid(), 'B-' || nextval('order_numbers'), 'consumer', 'haarlem', 'nl', $1, $2, $3, $4,
  now(), now(), '{WF,DC}', '{"name":"Bench"}', '{"city":"Haarlem"}', '{"city":"Haarlem"}', now()
FROM pickup, delivery RETURNING id, number`;

/**
 * The same durable work as a new customer's order, in one statement: account with address, both windows, order,
 * history, mail, and the response stored under the idempotency key.
 */
export const DURABLE_ORDER_STATEMENT = `
WITH account AS (
  INSERT INTO users (id, email, password_hash, full_name, phone, language, has_bag, created_at)
  VALUES (gen_random_uuid(), $5, $6, $7, $8, 'nl', true, now()) RETURNING id
), address AS (
  INSERT INTO user_locations (id, user_id, location, created_at)
  SELECT gen_random_uuid(), id, $9, now() FROM account
), pickup AS (
  INSERT INTO slots AS s (hub_id, kind, date, from_time, booked) VALUES ('haarlem', 'pickup', $1, $2, 1)
  ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked + 1 WHERE s.booked < 1000000000 RETURNING 1
), delivery AS (
  INSERT INTO slots AS s (hub_id, kind, date, from_time, booked) VALUES ('haarlem', 'delivery', $3, $4, 1)
  ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked + 1 WHERE s.booked < 1000000000 RETURNING 1
), numbered AS (
  SELECT nextval('order_events_number_seq') AS event
), placed AS (
  INSERT INTO orders (id, number, kind, hub_id, user_id, language, pickup_date, pickup_from, delivery_date, delivery_from,
    pickup_at, delivery_at, services, contact, pickup_location, delivery_location, created_at, last_event)
  SELECT gen_random_uuid(), 'B-' || nextval('order_numbers'), 'consumer', 'haarlem', account.id, 'nl', $1, $2, $3, $4,
    now(), now(), '{WF,DC}', $10, $9, $9, now(), numbered.event
  FROM account, pickup, delivery, numbered RETURNING id, number, last_event
), history AS (
  INSERT INTO order_events (number, order_id, version, at, kind, actor, data)
  SELECT last_event, id, 1, now(), 'placed', 'customer', jsonb_build_object(
    'pickup', jsonb_build_object('date', $1::date, 'time', $2::text),
    'delivery', jsonb_build_object('date', $3::date, 'time', $4::text)) FROM placed
), mail AS (
  INSERT INTO outbox (id, kind, recipient, language, data, created_at, next_attempt_at)
  SELECT gen_random_uuid(), 'order-confirmation', $5, 'nl', jsonb_build_object('orderId', id), now(), now() FROM placed
), kept AS (
  INSERT INTO idempotency (scope, key, fingerprint, status, answer, created_at)
  SELECT 'bench', $11, $12, 201, jsonb_build_object('id', id, 'number', number), now() FROM placed
)
SELECT id, number FROM placed`;

/** The same for pgbench, which has its own syntax for parameters. */
export const pgbenchScript = (dates: string[], hours: string[]): string => `
\\set pickup random(1, ${dates.length})
\\set hour random(1, ${hours.length})
${ORDER_STATEMENT.replaceAll("$1", `('{${dates.join(",")}}'::date[])[:pickup]`)
  .replaceAll("$2", `('{${hours.join(",")}}'::text[])[:hour]`)
  .replaceAll("$3", `('{${dates.join(",")}}'::date[])[:pickup] + 4`)
  .replaceAll("$4", `('{${hours.join(",")}}'::text[])[:hour]`)
  .replaceAll("\n", " ")};
`;
