-- Found by what the clean-up, a day's stops and a customer's e-mail ask for.
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_dead ON outbox (dead_at) WHERE dead_at IS NOT NULL;
CREATE INDEX sessions_revoked ON sessions (revoked_at) WHERE revoked_at IS NOT NULL;
CREATE INDEX orders_pickup_day ON orders (pickup_date);
CREATE INDEX orders_delivery_day ON orders (delivery_date) WHERE delivery_date IS NOT NULL;
CREATE INDEX orders_contact ON orders (lower(contact->>'email')) WHERE service_point_id IS NULL;

-- Tables that were filled with what an installation starts with: once, whatever becomes of it.
CREATE TABLE seeded (
  table_name text PRIMARY KEY,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO seeded (table_name)
  SELECT unnest(ARRAY['cleaning_services', 'prices', 'config_prices', 'business_services'])
  WHERE EXISTS (SELECT FROM cleaning_services)
  UNION ALL
  SELECT unnest(ARRAY['hubs', 'hub_windows', 'hub_closures', 'service_areas', 'addresses', 'companies',
    'service_points', 'promo_codes'])
  WHERE EXISTS (SELECT FROM hubs);
