-- Links an order to the row of its search words and locks that row until commit, so that it cannot be deleted
-- concurrently. When the words change, the old row is locked too, both in order of id (lock_orders). The first generic
-- plan, made while the table is small, would keep its sequential scan: disabled.
CREATE OR REPLACE FUNCTION name_order_words() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  new_words text := order_words(NEW);
BEGIN
  NEW.words_id := words_id_of(new_words);
  IF TG_OP = 'UPDATE' THEN
    PERFORM FROM search_words w WHERE w.id IN (OLD.words_id, NEW.words_id) ORDER BY w.id FOR UPDATE;
  END IF;
  PERFORM FROM search_words w WHERE w.id = NEW.words_id AND w.eras @> eras_of(NEW.last_event) FOR KEY SHARE;
  IF NOT FOUND AND new_words IS NOT NULL THEN
    INSERT INTO search_words AS w (id, words, eras) VALUES (NEW.words_id, new_words, eras_of(NEW.last_event))
      ON CONFLICT (id) DO UPDATE SET eras = eras_with(w.eras, NEW.last_event);
  END IF;
  RETURN NEW;
END
$$;
