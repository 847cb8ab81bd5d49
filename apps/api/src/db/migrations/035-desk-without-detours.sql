-- What orders are found by is kept once for all orders of the same person and address, and an order names it: a fifth
-- of the words to search, or less, and an order of somebody known writes none. Its own number is found by itself.
CREATE TABLE search_words (
  id uuid PRIMARY KEY,      -- made of the words, so that the same are kept once
  words text NOT NULL,      -- as order_words makes them: each after a space
  eras int[] NOT NULL       -- in which one of its orders last changed, now or at some time
);

CREATE FUNCTION words_id_of(words text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT encode(substr(sha256(convert_to(words, 'UTF8')), 1, 16), 'hex')::uuid
$$;

-- Name, e-mail, phone, address and postal code, and the names of a company and a location as they were then; nothing
-- where nobody is named any more.
CREATE OR REPLACE FUNCTION order_words(o orders) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  phone text := nullif(regexp_replace(o.contact->>'phone', '\D', '', 'g'), '');
  words text := concat_ws(' ', o.contact->>'name', o.contact->>'email', phone, regexp_replace(phone, '^31', '0'),
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
  RETURN ' ' || nullif(btrim(plain_words(words)), '');
END
$$;

-- What a list shows or asks of an order stands in its row: of a page of old orders each of these was read elsewhere.
ALTER TABLE orders
  ADD COLUMN words_id uuid,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),  -- the moment of its last event
  ADD COLUMN misses smallint NOT NULL DEFAULT 0,             -- pickups and deliveries at which nobody was met
  ADD COLUMN bill_overdue boolean NOT NULL DEFAULT false;

-- The words of orders until now, without the number that stood before them in two ways.
CREATE TEMPORARY TABLE former_words ON COMMIT DROP AS
  SELECT order_id, words_id_of(words) AS words_id, words
  FROM (SELECT order_id, ' ' || nullif(btrim(regexp_replace(words, '^ \S+ \S+', '')), '') AS words FROM order_search) s;
UPDATE orders o SET words_id = f.words_id, changed_at = coalesce(e.at, o.created_at), misses = coalesce(e.misses, 0),
    bill_overdue = coalesce(b.state = 'overdue', false)
  FROM former_words f
    LEFT JOIN (SELECT order_id, max(at) AS at, count(*) FILTER (WHERE kind IN ('pickup-missed', 'delivery-missed')) AS misses
      FROM order_events GROUP BY order_id) e USING (order_id)
    LEFT JOIN bills b USING (order_id)
  WHERE f.order_id = o.id;
INSERT INTO search_words (id, words, eras)
  SELECT f.words_id, min(f.words), array_agg(DISTINCT era)
  FROM former_words f JOIN orders o ON o.id = f.order_id CROSS JOIN unnest(eras_of(o.last_event)) era
  WHERE f.words IS NOT NULL GROUP BY f.words_id;
DROP TRIGGER placed_words ON orders;
DROP TRIGGER changed_words ON orders;
DROP TRIGGER changed_eras ON orders;
DROP FUNCTION keep_order_eras();
DROP FUNCTION keep_order_words();
DROP TABLE order_search;
CREATE INDEX orders_words ON orders (words_id, last_event);

-- As the version before asks for it, while it runs beside this one or after it.
CREATE VIEW order_search AS
  SELECT o.id AS order_id, w.words, eras_of(o.last_event) AS eras FROM orders o JOIN search_words w ON w.id = o.words_id;

CREATE FUNCTION eras_with(eras int[], event bigint) RETURNS int[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT unnest(eras) UNION SELECT unnest(eras_of(event)))
$$;

-- Words that an order names are held until it is there, so that nobody forgets them meanwhile. A plan of the first
-- orders, when the table is small enough to be read whole, is kept while it grows: so by index always.
CREATE FUNCTION name_order_words() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  new_words text := order_words(NEW);
BEGIN
  NEW.words_id := words_id_of(new_words);
  PERFORM FROM search_words w WHERE w.id = NEW.words_id AND w.eras @> eras_of(NEW.last_event) FOR KEY SHARE;
  IF NOT FOUND AND new_words IS NOT NULL THEN
    INSERT INTO search_words AS w (id, words, eras) VALUES (NEW.words_id, new_words, eras_of(NEW.last_event))
      ON CONFLICT (id) DO UPDATE SET eras = eras_with(w.eras, NEW.last_event);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER placed_words BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION name_order_words();
CREATE TRIGGER changed_words BEFORE UPDATE OF contact, pickup_location ON orders FOR EACH ROW
  WHEN (OLD.contact IS DISTINCT FROM NEW.contact OR OLD.pickup_location IS DISTINCT FROM NEW.pickup_location)
  EXECUTE FUNCTION name_order_words();

CREATE FUNCTION keep_order_eras() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE search_words SET eras = eras_with(eras, NEW.last_event)
    WHERE id = NEW.words_id AND NOT eras @> eras_of(NEW.last_event);
  RETURN NULL;
END
$$;
CREATE TRIGGER changed_eras AFTER UPDATE OF last_event ON orders FOR EACH ROW
  WHEN (OLD.last_event >> 16 <> NEW.last_event >> 16) EXECUTE FUNCTION keep_order_eras();

-- Words that no order names are gone, as whoever is erased must be. The first line waits for orders that are placed
-- with them at this moment, so that the second one sees these.
CREATE FUNCTION forget_order_words() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM FROM search_words WHERE id = OLD.words_id FOR UPDATE;
  DELETE FROM search_words w WHERE w.id = OLD.words_id AND NOT EXISTS (SELECT FROM orders o WHERE o.words_id = w.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER left_words AFTER UPDATE OF contact, pickup_location ON orders FOR EACH ROW
  WHEN (OLD.words_id IS DISTINCT FROM NEW.words_id) EXECUTE FUNCTION forget_order_words();

-- With parts of words where pg_trgm is at hand, as before, and the letters counted.
DO $words$
BEGIN
  CREATE INDEX order_search_words ON search_words USING gin (words gin_trgm_ops, eras);
  CREATE STATISTICS order_search_letters ON (show_trgm(words)) FROM search_words;
EXCEPTION WHEN undefined_object OR undefined_function THEN
  CREATE INDEX order_search_words ON search_words
    USING gin (array_to_tsvector(string_to_array(btrim(words), ' ')), eras);
END
$words$;
ANALYZE search_words;

-- The list of overdue orders stops at a full page, however many years of them there are. Whoever writes a bill holds its
-- order before, so that this waits for nobody.
CREATE INDEX orders_overdue ON orders (last_event DESC) WHERE bill_overdue;
CREATE FUNCTION keep_bill_overdue() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE orders SET bill_overdue = NEW.state = 'overdue' WHERE id = NEW.order_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER bill_is_overdue AFTER INSERT ON bills FOR EACH ROW
  WHEN (NEW.state = 'overdue') EXECUTE FUNCTION keep_bill_overdue();
CREATE TRIGGER bill_turns_overdue AFTER UPDATE ON bills FOR EACH ROW
  WHEN ((OLD.state = 'overdue') <> (NEW.state = 'overdue')) EXECUTE FUNCTION keep_bill_overdue();

-- Lists by windows sort one window of a day, not the day.
DROP INDEX orders_pickup_day;
CREATE INDEX orders_pickup_day ON orders (pickup_date, pickup_from);
DROP INDEX orders_delivery_day;
CREATE INDEX orders_delivery_day ON orders (delivery_date, delivery_from) WHERE delivery_date IS NOT NULL;
