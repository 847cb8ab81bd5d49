-- Orders whose bill is overdue, by last change: their list stops at a full page, however many years of them there are.
-- Whoever writes a bill holds its order before, so that this locks nothing anew.
ALTER TABLE orders ADD COLUMN bill_overdue boolean NOT NULL DEFAULT false;
UPDATE orders SET bill_overdue = true WHERE id IN (SELECT order_id FROM bills WHERE state = 'overdue');
CREATE INDEX orders_overdue ON orders (last_event DESC) WHERE bill_overdue;

CREATE FUNCTION keep_bill_overdue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET bill_overdue = NEW.state = 'overdue' WHERE id = NEW.order_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER bill_is_overdue AFTER INSERT ON bills FOR EACH ROW
  WHEN (NEW.state = 'overdue') EXECUTE FUNCTION keep_bill_overdue();
CREATE TRIGGER bill_turns_overdue AFTER UPDATE ON bills FOR EACH ROW
  WHEN ((OLD.state = 'overdue') <> (NEW.state = 'overdue')) EXECUTE FUNCTION keep_bill_overdue();
