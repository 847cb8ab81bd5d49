/** The least that an order needs: two windows taken where there is room, and a row. One statement. */
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

/** The same for pgbench, which has its own way of naming values. */
export const pgbenchScript = (dates: string[], hours: string[]): string => `
\\set pickup random(1, ${dates.length})
\\set hour random(1, ${hours.length})
${ORDER_STATEMENT.replaceAll("$1", `('{${dates.join(",")}}'::date[])[:pickup]`)
  .replaceAll("$2", `('{${hours.join(",")}}'::text[])[:hour]`)
  .replaceAll("$3", `('{${dates.join(",")}}'::date[])[:pickup] + 4`)
  .replaceAll("$4", `('{${hours.join(",")}}'::text[])[:hour]`)
  .replaceAll("\n", " ")};
`;
