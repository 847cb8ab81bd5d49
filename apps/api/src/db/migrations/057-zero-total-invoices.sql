-- An invoice of 0 may bear VAT: laundry that compensation without VAT takes off in full. It was not in its day's closing,
-- though the credit of the invoice before it was, so the VAT of that day was too low (BOOKS-04).
CREATE OR REPLACE FUNCTION enter_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO book_entries (day, kind, document, bill_id, cents)
    VALUES (NEW.date, CASE NEW.series WHEN 'credit' THEN 'credited' ELSE 'billed' END, NEW.id, NEW.bill_id,
      CASE NEW.series WHEN 'credit' THEN -NEW.total_cents ELSE NEW.total_cents END);
  RETURN NULL;
END
$$;
INSERT INTO book_entries (day, kind, document, bill_id, cents)
  SELECT i.date, CASE i.series WHEN 'credit' THEN 'credited' ELSE 'billed' END, i.id, i.bill_id, 0
  FROM invoices i WHERE i.total_cents = 0
  ON CONFLICT DO NOTHING;
