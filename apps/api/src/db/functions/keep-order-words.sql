-- What an order is found by is written with it and follows its contact and address.
CREATE OR REPLACE FUNCTION keep_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_search (order_id, words, eras) VALUES (NEW.id, order_words(NEW), eras_of(NEW.last_event));
  ELSE
    UPDATE order_search SET words = order_words(NEW), eras = eras_of(NEW.last_event) WHERE order_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
