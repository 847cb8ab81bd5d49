-- What a desk's lists are sorted by: the number of an order's last event, which also says what changed since.
ALTER TABLE orders ADD COLUMN last_event bigint NOT NULL DEFAULT 0;
UPDATE orders o SET last_event = e.number FROM order_events e WHERE e.order_id = o.id AND e.version = o.version;
CREATE INDEX orders_changed ON orders (last_event DESC);
CREATE INDEX orders_hub_changed ON orders (hub_id, last_event DESC);
-- Most orders are a consumer's and delivered: a walk through all finds those soon, and placing an order need not pay for it.
CREATE INDEX orders_state_changed ON orders (status, last_event DESC) WHERE status <> 'delivered';
CREATE INDEX orders_kind_changed ON orders (kind, last_event DESC) WHERE kind <> 'consumer';
CREATE INDEX orders_placed ON orders (created_at DESC, id DESC);
CREATE INDEX bills_made ON bills (created_at);
CREATE INDEX outbox_order ON outbox ((data->>'orderId'));

-- What an order is found by. A table of its own: an order's row is written with every event, these words only
-- when they change, and an index of parts of words is dear to write. Triggers alone write it, so it names no other
-- table, and a copy of the database makes its own.
CREATE TABLE order_search (
  order_id uuid PRIMARY KEY,
  words text NOT NULL                            -- as order_words makes them: each after a space
);

-- Without what nobody types: accents, capitals, more than one space. What is searched for goes through the same, in
-- search-words.ts. Only a database in UTF8 can tell letters from their accents. This and the next one are in plpgsql,
-- which keeps its plans: in SQL they cost six times as much as the order's row itself.
CREATE FUNCTION plain_words(words text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF getdatabaseencoding() = 'UTF8' THEN
    words := regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g');
  END IF;
  RETURN regexp_replace(lower(words), '\s+', ' ', 'g');
END
$$;

-- Number, name, e-mail, phone, address and postal code, and the names of a company and a location as they were then.
CREATE FUNCTION order_words(o orders) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  phone text := nullif(regexp_replace(o.contact->>'phone', '\D', '', 'g'), '');
  words text := concat_ws(' ', o.number, regexp_replace(o.number, '^\D+', ''),
    o.contact->>'name', o.contact->>'email', phone, regexp_replace(phone, '^31', '0'),
    o.pickup_location->>'thoroughfare', o.pickup_location->>'subThoroughfare',
    replace(o.pickup_location->>'postalCode', ' ', ''), o.pickup_location->>'city');
BEGIN
  IF o.company_id IS NOT NULL THEN
    words := concat_ws(' ', words, (SELECT c.name FROM companies c WHERE c.id = o.company_id));
  END IF;
  IF o.service_point_id IS NOT NULL THEN
    words := concat_ws(' ', words, (SELECT concat_ws(' ', p.company, p.address_line, replace(p.postal_code, ' ', ''), p.code)
      FROM service_points p WHERE p.id = o.service_point_id));
  END IF;
  RETURN ' ' || plain_words(words);
END
$$;

CREATE FUNCTION keep_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words) VALUES (NEW.id, order_words(NEW))
    ON CONFLICT (order_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END
$$;
CREATE TRIGGER placed_words AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION keep_order_words();
CREATE TRIGGER changed_words AFTER UPDATE OF contact, pickup_location ON orders FOR EACH ROW
  WHEN (OLD.contact IS DISTINCT FROM NEW.contact OR OLD.pickup_location IS DISTINCT FROM NEW.pickup_location)
  EXECUTE FUNCTION keep_order_words();
INSERT INTO order_search (order_id, words) SELECT o.id, order_words(o) FROM orders o;

-- Any part of a word is found where pg_trgm can be had, its beginning everywhere.
DO $trgm$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX order_search_words ON order_search USING gin (words gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  CREATE INDEX order_search_words ON order_search
    USING gin (array_to_tsvector(string_to_array(btrim(words), ' ')));
END
$trgm$;

-- What colleagues write about an order; no customer reads it.
CREATE TABLE order_notes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  staff_id uuid NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  text text NOT NULL
);
CREATE INDEX order_notes_order ON order_notes (order_id, at);
CREATE INDEX order_notes_staff ON order_notes (staff_id);
