-- Journal of the books (BOOKS-04): the cents that an invoice, a payment or a refund moved on a day of Amsterdam. Triggers
-- write it in the transaction of the document, so that a server of an earlier version does too. A day's closing and the
-- list of payouts read it by day instead of scanning bills.
CREATE TABLE book_entries (
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('billed', 'credited', 'paid', 'charged-back', 'refunded')),
  document uuid NOT NULL,                        -- id of the invoice, payment or refund
  bill_id uuid REFERENCES bills,                 -- null for a collective invoice
  cents integer NOT NULL,
  PRIMARY KEY (day, kind, document) INCLUDE (cents)
);
CREATE INDEX book_entries_document ON book_entries (document);

-- Several changes of a document on one day are one entry: their sum.
CREATE FUNCTION write_entry(on_day date, what text, of_document uuid, of_bill uuid, amount integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF amount <> 0 THEN
    INSERT INTO book_entries AS e (day, kind, document, bill_id, cents)
      VALUES (on_day, what, of_document, of_bill, amount)
      ON CONFLICT (day, kind, document) DO UPDATE SET cents = e.cents + EXCLUDED.cents;
  END IF;
END
$$;

CREATE FUNCTION enter_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.series = 'credit' THEN
    PERFORM write_entry(NEW.date, 'credited', NEW.id, NEW.bill_id, -NEW.total_cents);
  ELSE
    PERFORM write_entry(NEW.date, 'billed', NEW.id, NEW.bill_id, NEW.total_cents);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER entered AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION enter_invoice();

CREATE FUNCTION enter_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date := amsterdam_day(NEW.changed_at);
  paid integer := NEW.paid_cents;
  charged_back integer := NEW.charged_back_cents;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    paid := paid - OLD.paid_cents;
    charged_back := charged_back - OLD.charged_back_cents;
  END IF;
  PERFORM write_entry(day, 'paid', NEW.id, NEW.bill_id, paid);
  PERFORM write_entry(day, 'charged-back', NEW.id, NEW.bill_id, charged_back);
  RETURN NULL;
END
$$;
CREATE TRIGGER entered AFTER INSERT OR UPDATE OF paid_cents, charged_back_cents ON payments
  FOR EACH ROW EXECUTE FUNCTION enter_payment();

-- A refund counts once the money has left.
CREATE FUNCTION enter_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := CASE WHEN NEW.state = 'done' THEN NEW.cents ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'done' THEN
    moved := moved - OLD.cents;
  END IF;
  PERFORM write_entry(amsterdam_day(NEW.changed_at), 'refunded', NEW.id,
    coalesce((SELECT p.bill_id FROM payments p WHERE p.id = NEW.payment_id), NEW.bill_id), moved);
  RETURN NULL;
END
$$;
CREATE TRIGGER entered AFTER INSERT OR UPDATE OF state ON refunds FOR EACH ROW EXECUTE FUNCTION enter_refund();

-- The list of refunds by state.
CREATE INDEX refunds_state ON refunds (state, created_at DESC, id DESC);

-- Documents from before. Collective invoices are few; the others are entered bill by bill beside the traffic.
INSERT INTO book_entries (day, kind, document, cents)
  SELECT date, 'billed', id, total_cents FROM invoices WHERE series = 'collective' AND total_cents <> 0;
INSERT INTO backfills (name) VALUES ('book-entries');
