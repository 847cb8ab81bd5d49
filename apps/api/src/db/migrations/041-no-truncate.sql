-- What is only added to is not truncated either (LIFE-01): triggers on UPDATE and DELETE do not fire for that. Truncating
-- an empty table loses nothing, and the demonstration's orders are made anew.
CREATE FUNCTION refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_filled boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO is_filled;
  IF is_filled AND NOT EXISTS (SELECT FROM seeded WHERE table_name = 'demo_day') THEN
    RAISE EXCEPTION 'The rows of % are never changed or removed.', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER events_not_truncated BEFORE TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
CREATE TRIGGER versions_not_truncated BEFORE TRUNCATE ON bill_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
CREATE TRIGGER invoices_not_truncated BEFORE TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
CREATE TRIGGER collective_bills_not_truncated BEFORE TRUNCATE ON collective_bills
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
