import pg from "pg";

/** How many orders each customer has. */
const ORDERS_EACH = 5;
/** Of the newest orders so many in a hundred have a bill with its payment; older ones are thin. */
const BILLED_SHARE = 20;

const list = (words: string): string => `(ARRAY['${words.split(" ").join("','")}'])`;
const FIRST = list(
  "Sanne Daan Emma Noah Julia Sem Mila Lucas Tess Levi Sophie Finn Zoe Luuk Sara Mees Lotte Bram Anna Thijs Eva Jan Fleur Piet Noor Kees",
);
const HEAD = list(
  "Ven Hof Bos Mei Ker Dij Lin Ros Wes Oos Zui Noor Hei Ber Haa Vel Kui Sme Bak Mul",
);
const MIDDLE = list(
  "der ling man ter sen den kamp velt berg stra huis wijk meer beek brug daal rode",
);
const TAIL = list("a ma stra ink ga sma dijk horst loo veen zoon laar donk rick werf steyn mans");
const STREETS = list(
  "Kerk Dorps School Molen Nieuwe Julianen Wilhelmina Stations Hoofd Park Linden Eiken Beuken Berken Spaarne Gracht Haven Vest Singel Markt",
);
const STREET_ENDS = list(
  "straat laan weg plein kade hof dreef pad steeg gracht singel dijk kamp veld akker burg poort wal tuin baan",
);
const HOURS = list("08:00 10:00 12:00 14:00 16:00 18:00");
const LETTERS = "chr(65 + (c * 7 % 26)::int) || chr(65 + (c / 26 % 26)::int)";

const pick = (from: string, by: string): string =>
  `${from}[1 + (${by})::bigint % array_length(${from}, 1)]`;

/** A customer by number: one in 250 is called Jansen, the others share some 5,800 names. */
const CUSTOMER = `
  ${pick(FIRST, "c * 31 / 7")} AS first,
  CASE WHEN c % 250 = 0 THEN 'Jansen'
    ELSE ${pick(HEAD, "c")} || ${pick(MIDDLE, "c / 20")} || ${pick(TAIL, "c / 340")} END AS last,
  '06' || lpad((10000000 + c * 37 % 89999999)::text, 8, '0') AS phone,
  ${pick(STREETS, "c * 13 / 5")} || ${pick(STREET_ENDS, "c * 17 / 11")} AS street,
  (1 + c % 180)::text AS house,
  ((ARRAY[2011, 1011, 3511, 2511])[1 + c % 4] + c / 4 % 25)::text || ${LETTERS} AS postal,
  ${list("haarlem amsterdam utrecht den-haag")}[1 + c % 4] AS hub,
  ${list("Haarlem Amsterdam Utrecht Leiden")}[1 + c % 4] AS city`;

const ORDERS = (orders: number, customers: number): string => `
INSERT INTO orders (id, number, kind, status, hub_id, user_id, company_id, language, pickup_date, pickup_from, delivery_date,
  delivery_from, pickup_at, delivery_at, services, contact, pickup_location, has_bag, created_at, last_event, awaits_window)
SELECT md5('order' || n)::uuid, 'W-' || (10000000 + n), CASE WHEN n % 25 = 0 THEN 're-use' ELSE 'consumer' END,
  CASE WHEN left_over > 20000 THEN CASE WHEN n % 40 = 0 THEN 'cancelled' ELSE 'delivered' END
    ELSE ${list("placed picked-up counted ready")}[1 + n % 4] END,
  hub, md5('user' || c)::uuid, CASE WHEN n % 25 = 0 THEN (SELECT id FROM companies ORDER BY id LIMIT 1) END, 'nl',
  day, hour, day + 3, hour, day + hour::time, day + 3 + hour::time, '{WF,DC}',
  jsonb_build_object('name', first || ' ' || last, 'phone', phone, 'email', lower(first || '.' || last) || c || '@voorbeeld.example'),
  jsonb_build_object('address', street || ' ' || house, 'city', city, 'country', 'Nederland', 'lat', null, 'lon', null,
    'postalCode', postal, 'thoroughfare', street, 'subThoroughfare', house),
  true, day - 2 + time '09:00', n, CASE WHEN left_over < 20000 AND n % 400 = 1 THEN 'pickup' END
FROM (
  SELECT n, ${orders} - n AS left_over, c, date '2026-11-20' - ((${orders} - n) / greatest(1, ${orders} / 2500))::int AS day,
    ${HOURS}[1 + n % 6] AS hour, ${CUSTOMER}
  FROM (SELECT n, (n * 7919 % ${customers}) AS c FROM generate_series(1, ${orders}::bigint) n) numbered
) o`;

const USERS = (customers: number): string => `
INSERT INTO users (id, email, password_hash, full_name, phone, language, has_bag, created_at)
SELECT md5('user' || c)::uuid, lower(first || '.' || last) || c || '@voorbeeld.example', '', first || ' ' || last, phone, 'nl',
  true, timestamptz '2020-01-01'
FROM (SELECT c, ${CUSTOMER} FROM generate_series(0, ${customers - 1}::bigint) c) people`;

/** One event each; the bill, the rest of the history and the mails of those that are looked at whole. */
const HISTORIES = (orders: number): string[] => [
  `INSERT INTO order_events (number, order_id, version, at, kind, actor)
   SELECT last_event, id, 1, created_at, 'placed', 'customer' FROM orders`,
  `INSERT INTO bills (id, order_id, version, total_cents, created_at, changed_at, code_hash, sent_at, pay_by, paid_cents, overdue_at)
   SELECT md5('bill' || last_event)::uuid, id, 1, 3495, created_at, created_at, md5('code' || last_event), created_at,
     pickup_date + 15, CASE WHEN isUnpaid THEN 0 ELSE 3495 END, CASE WHEN isUnpaid AND last_event % 10 = 7 THEN pickup_at END
   FROM (SELECT *, ${orders} - last_event < 20000 AND last_event % 3 = 0 OR last_event % 997 = 7 AS isUnpaid
     FROM orders WHERE last_event > ${orders} * ${100 - BILLED_SHARE} / 100) o`,
  `INSERT INTO bill_versions (bill_id, version, order_version, at, counted, lines, total_cents)
   SELECT md5('bill' || last_event)::uuid, 1, 1, created_at, '{"pieces":[],"kilos":6,"bagsBack":0,"free":[]}',
     '[{"kind":"kilos","count":6,"cents":3495,"vat":"21"}]', 3495 FROM orders
   WHERE last_event > ${orders} * ${100 - BILLED_SHARE} / 100 AND last_event % ${orders > 100_000 ? 1000 : 10} = 0`,
  `INSERT INTO order_events (number, order_id, version, at, kind, actor)
   SELECT ${orders} + row_number() OVER (), id, 1 + v, created_at + v * interval '1 hour', 'reminded', 'clock'
   FROM orders, generate_series(1, 9) v WHERE last_event % ${orders > 100_000 ? 1000 : 10} = 0`,
  `INSERT INTO outbox (id, channel, kind, recipient, language, data, created_at, sent_at)
   SELECT gen_random_uuid(), 'mail', 'order-confirmation', contact->>'email', 'nl',
     jsonb_build_object('orderId', id), created_at, created_at
   FROM orders, generate_series(1, 5) v WHERE last_event % ${orders > 100_000 ? 1000 : 10} = 0`,
  `SELECT setval('order_events_number_seq', ${orders * 2})`,
];

/**
 * Orders of seven years and their customers, five orders each. Indexes and triggers are put aside and made again at
 * the end, from their own definitions: ten million rows are written in minutes instead of an hour.
 */
export async function fillDesk(
  url: string,
  orders: number,
  told: (step: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const run = async (step: string, ...statements: string[]): Promise<void> => {
      told(step);
      for (const statement of statements) await client.query(statement);
    };
    await client.query(
      "SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET synchronous_commit = off",
    );
    const customers = Math.max(1, orders / ORDERS_EACH);
    const indexes = await indexesOf(client, ["orders", "order_events", "bills", "order_search"]);
    await run("putting indexes aside", ...indexes.map(({ name }) => `DROP INDEX ${name}`));
    await run("constraints", "SET session_replication_role = replica");
    await run("customers", USERS(customers));
    await run("orders", ORDERS(orders, customers));
    await run("histories and bills", ...HISTORIES(orders));
    await run(
      "words",
      "INSERT INTO order_search (order_id, words, eras) SELECT o.id, order_words(o), eras_of(o.last_event) FROM orders o",
    );
    await run("", "SET session_replication_role = origin");
    for (const { name, definition } of indexes) await run(`index ${name}`, definition);
    await run("statistics", "VACUUM ANALYZE", "CHECKPOINT");
  } finally {
    await client.end();
  }
}

/** Those that no constraint holds. */
async function indexesOf(
  client: pg.Client,
  tables: string[],
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = current_schema() AND tablename = ANY($1)
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conname = indexname)`,
    [tables],
  );
  return rows;
}
