-- What an invoice to a company must name; files of the provider fill it (BILL-07).
ALTER TABLE companies
  ADD COLUMN legal_name text,
  ADD COLUMN street text,                        -- with house number
  ADD COLUMN postal_code text,
  ADD COLUMN city text,
  ADD COLUMN kvk text,
  ADD COLUMN vat_number text,
  ADD COLUMN peppol_scheme text,                 -- 0106 KvK, 0190 OIN, 9944 VAT number
  ADD COLUMN peppol_id text,
  ADD COLUMN buyer_reference text,
  ADD COLUMN invoice_email text;

-- Whom an invoice is for, as it was then: it does not change when they do. Of a person it goes with them.
ALTER TABLE invoices
  ADD COLUMN buyer jsonb,
  ADD COLUMN company_id uuid REFERENCES companies,
  ADD COLUMN month text CHECK (month ~ '^\d{4}-\d{2}$'),
  ADD CHECK ((series = 'collective') = (month IS NOT NULL)),
  ADD CHECK (month IS NULL OR company_id IS NOT NULL),
  ADD UNIQUE (company_id, month),
  DROP CONSTRAINT invoices_credits_key,
  ADD UNIQUE (credits, bill_id);                 -- of a collective invoice each bill is credited by itself

-- The bills on a collective invoice, with what it says of their orders.
CREATE TABLE collective_bills (
  invoice_id uuid NOT NULL REFERENCES invoices,
  bill_id uuid NOT NULL,
  bill_version integer NOT NULL,
  order_number text NOT NULL,
  served_on date NOT NULL,
  PRIMARY KEY (invoice_id, bill_id),
  FOREIGN KEY (bill_id, bill_version) REFERENCES bill_versions
);
CREATE INDEX collective_bills_bill ON collective_bills (bill_id);
CREATE TRIGGER collective_bills_stay BEFORE UPDATE OR DELETE ON collective_bills
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();

-- The one invoice that a bill stands on, of its own or with others, and that was not credited.
CREATE VIEW valid_invoices AS
  SELECT v.bill_id, v.bill_version, v.invoice_id FROM (
    SELECT i.bill_id, i.bill_version, i.id AS invoice_id FROM invoices i WHERE i.series = 'invoice'
    UNION ALL
    SELECT b.bill_id, b.bill_version, b.invoice_id FROM collective_bills b
  ) v
  WHERE NOT EXISTS (SELECT FROM invoices c WHERE c.credits = v.invoice_id AND c.bill_id = v.bill_id);

-- A person may be taken out of an invoice; nothing else of it changes, and a company stays.
CREATE FUNCTION refuse_changed_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.buyer IS NULL AND OLD.company_id IS NULL AND to_jsonb(NEW) - 'buyer' = to_jsonb(OLD) - 'buyer' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Earlier versions of bills and issued invoices are never changed or removed.';
END
$$;
DROP TRIGGER invoices_stay ON invoices;
CREATE TRIGGER invoices_stay BEFORE DELETE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();
CREATE TRIGGER invoices_keep_all_but_persons BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_invoice();
