-- Issues an invoice with the next number of its series and year. Locks follow those of change_order: the bill, then the
-- counter, which is held only until commit. Numbers have no gaps, because a rollback also resets the counter; dates
-- never decrease with the number. Idempotent: a bill has at most one uncredited invoice, and a repeated call returns
-- it. The same holds for a company's month, whose bills the caller has locked after the company.
CREATE OR REPLACE FUNCTION issue_invoice(input jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := input->>'now';
  wanted_series text := input->>'series';
  original uuid := input->>'credits';
  bill bills%ROWTYPE;
  issued invoices%ROWTYPE;
  counter invoice_counters%ROWTYPE;
  day date := (moment AT TIME ZONE 'Europe/Amsterdam')::date;
BEGIN
  IF wanted_series = 'collective' THEN
    SELECT * INTO issued FROM invoices i
      WHERE i.company_id = (input->>'company_id')::uuid AND i.month = input->>'month';
  ELSE
    SELECT * INTO bill FROM bills b WHERE b.id = (input->>'bill_id')::uuid FOR UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'bill_gone' USING ERRCODE = 'WL001';
    END IF;
    IF original IS NULL THEN
      SELECT i.* INTO issued FROM valid_invoices v JOIN invoices i ON i.id = v.invoice_id WHERE v.bill_id = bill.id;
      IF NOT FOUND AND bill.version <> (input->>'bill_version')::integer THEN
        RAISE EXCEPTION 'bill_changed' USING ERRCODE = 'WL001';
      END IF;
    ELSE
      SELECT * INTO issued FROM invoices i WHERE i.credits = original AND i.bill_id = bill.id;
    END IF;
  END IF;
  IF issued.id IS NOT NULL THEN
    RETURN jsonb_build_object('invoice', to_jsonb(issued), 'isNew', false);
  END IF;

  INSERT INTO invoice_counters AS c (series, year, last, last_date)
    VALUES (wanted_series, extract(year FROM day), 1, day)
    ON CONFLICT (series, year) DO UPDATE SET last = c.last + 1, last_date = greatest(c.last_date, excluded.last_date)
    RETURNING * INTO counter;
  INSERT INTO invoices (id, series, year, number, date, issued_at, bill_id, bill_version, credits, lines, total_cents,
      buyer, seller, company_id, month, printed)
    VALUES ((input->>'id')::uuid, wanted_series, counter.year, counter.last, counter.last_date, moment, bill.id,
      (input->>'bill_version')::integer, original, input->'lines', (input->>'total')::integer,
      nullif(input->'buyer', 'null'), input->'seller', (input->>'company_id')::uuid, input->>'month',
      CASE WHEN original IS NULL
        THEN printed_on_invoice(bill.order_id) || jsonb_strip_nulls(jsonb_build_object('names', input->'names'))
        ELSE (SELECT i.printed - 'payment' FROM invoices i WHERE i.id = original) END)
    RETURNING * INTO issued;
  -- A credit that no invoice follows: the bill waits for the desk as if it had not been sent. Its link stays known.
  IF input ? 'takes_back_bill' AND bill.due_cents > 0 THEN
    UPDATE bills b SET sent_at = NULL, pay_by = NULL, reminders = 0, overdue_at = NULL WHERE b.id = bill.id;
    DELETE FROM unsent_bills u WHERE u.bill_id = bill.id;
    UPDATE payments p SET ask_again_at = moment
      WHERE p.bill_id = bill.id AND p.service_id IS NOT NULL AND p.state IN ('open', 'pending', 'authorized');
  END IF;
  INSERT INTO collective_bills (invoice_id, bill_id, bill_version, order_number, served_on)
    SELECT issued.id, b.bill_id, b.bill_version, b.order_number, b.served_on
    FROM jsonb_to_recordset(coalesce(input->'bills', '[]'))
      AS b(bill_id uuid, bill_version integer, order_number text, served_on date);
  IF input ? 'mail' THEN
    INSERT INTO outbox (id, kind, recipient, language, data, created_at, next_attempt_at)
      VALUES ((input->'mail'->>'id')::uuid, input->'mail'->>'kind', input->'mail'->>'recipient',
        input->'mail'->>'language', jsonb_build_object('invoiceId', issued.id), moment, moment);
  END IF;
  RETURN jsonb_build_object('invoice', to_jsonb(issued), 'isNew', true);
END
$$;
