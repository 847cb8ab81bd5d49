-- A word that many orders hold is looked for among those that changed last, and the search stops at a full page. An
-- order's last event falls into an era of 65,536 events and into one of sixteen such; the second has numbers below
-- zero, so that both stand in one list. Long eras, because an order that comes into another one is written to the index
-- of its words anew.
CREATE FUNCTION eras_of(event bigint) RETURNS int[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[(event >> 16)::int, -1 - (event >> 20)::int]
$$;

-- The era of an event and the one before it: level 1 for the short eras, 2 for the long ones.
CREATE FUNCTION eras_until(event bigint, level int) RETURNS int[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[(eras_of(event))[level], (eras_of(event))[level] + CASE level WHEN 1 THEN -1 ELSE 1 END]
$$;

ALTER TABLE order_search ADD COLUMN eras int[] NOT NULL DEFAULT '{0,-1}';
DROP INDEX order_search_words;
UPDATE order_search s SET eras = eras_of(o.last_event) FROM orders o WHERE o.id = s.order_id AND o.last_event >> 16 > 0;

CREATE OR REPLACE FUNCTION keep_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words, eras) VALUES (NEW.id, order_words(NEW), eras_of(NEW.last_event))
    ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, eras = excluded.eras;
  RETURN NULL;
END
$$;

CREATE FUNCTION keep_order_eras() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_search SET eras = eras_of(NEW.last_event) WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER changed_eras AFTER UPDATE OF last_event ON orders FOR EACH ROW
  WHEN (OLD.last_event >> 16 <> NEW.last_event >> 16) EXECUTE FUNCTION keep_order_eras();

-- With parts of words where pg_trgm is at hand, as before.
DO $words$
BEGIN
  CREATE INDEX order_search_words ON order_search USING gin (words gin_trgm_ops, eras);
EXCEPTION WHEN undefined_object THEN
  CREATE INDEX order_search_words ON order_search
    USING gin (array_to_tsvector(string_to_array(btrim(words), ' ')), eras);
END
$words$;
