-- Adds a refund to the reports. A deposit that is carried over to a payment, or corrected, is deleted and made anew.
CREATE OR REPLACE FUNCTION report_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_changes (figures) SELECT f FROM figures_of_refund(NEW, 1) f;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_changes (figures) SELECT f FROM figures_of_refund(OLD, -1) f;
  END IF;
  RETURN NULL;
END
$$;
