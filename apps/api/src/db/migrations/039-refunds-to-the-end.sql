-- A refund that the payment service cannot make is a task of the desk until somebody retried it, paid it out in another
-- way or said that it is not owed (PAY-12). Money that no payment of the bill can carry has no payment: it names its bill.
ALTER TABLE refunds
  ALTER COLUMN payment_id DROP NOT NULL,
  ADD COLUMN bill_id uuid REFERENCES bills,      -- the bill that it is for, where that is not its payment's
  ADD COLUMN paid_otherwise text,                -- how the desk paid it out, for one that did not go through the service
  ADD COLUMN handled_at timestamptz,             -- when somebody, or the next attempt, saw to one that failed
  ADD CONSTRAINT refunds_of_a_bill CHECK (payment_id IS NOT NULL OR bill_id IS NOT NULL);
CREATE INDEX refunds_bill ON refunds (bill_id) WHERE bill_id IS NOT NULL;
CREATE INDEX refunds_to_handle ON refunds (changed_at)
  WHERE handled_at IS NULL AND (state = 'failed' OR payment_id IS NULL);
-- A failed one that was followed by another attempt is that one's matter.
UPDATE refunds f SET handled_at = f.changed_at
  WHERE f.state = 'failed' AND EXISTS (SELECT FROM refunds n WHERE n.payment_id = f.payment_id
    AND n.cents = f.cents AND n.created_at > f.created_at);

-- What the daily audit found (PAY-09); a row goes once the books agree again.
CREATE TABLE book_differences (
  bill_id uuid NOT NULL REFERENCES bills,
  what text NOT NULL,
  ours text NOT NULL,
  theirs text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (bill_id, what)
);
-- One node audits a day's books; another takes over where it did not finish.
CREATE TABLE book_audits (
  day date PRIMARY KEY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz
);
