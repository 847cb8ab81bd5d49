-- A bill that was sent can be paid through its link. What it is follows from the sums and moments beside it and
-- is never written by hand: what is due is the total, less what was given back for good, less what came in and stayed.
ALTER TABLE bills DROP COLUMN state;
ALTER TABLE bills
  ADD COLUMN code_hash text UNIQUE,              -- of the code in its link, from the moment it was sent
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN pay_by date,
  ADD COLUMN reminders smallint NOT NULL DEFAULT 0,
  ADD COLUMN overdue_at timestamptz,
  ADD COLUMN written_off_at timestamptz,
  ADD COLUMN paid_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN charged_back_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN refunded_cents integer NOT NULL DEFAULT 0,    -- all refunds that did not fail
  ADD COLUMN compensated_cents integer NOT NULL DEFAULT 0; -- of these, what is not owed any more
ALTER TABLE bills
  ADD COLUMN due_cents integer GENERATED ALWAYS AS
    (total_cents - compensated_cents - (paid_cents - charged_back_cents - refunded_cents)) STORED,
  ADD COLUMN state text GENERATED ALWAYS AS (CASE
    WHEN total_cents - compensated_cents < paid_cents - charged_back_cents - refunded_cents THEN 'overpaid'
    WHEN total_cents - compensated_cents > paid_cents - charged_back_cents - refunded_cents THEN CASE
      WHEN written_off_at IS NOT NULL THEN 'written-off'
      WHEN charged_back_cents > 0 THEN 'charged-back'
      WHEN overdue_at IS NOT NULL THEN 'overdue'
      ELSE 'open' END
    WHEN compensated_cents = 0 THEN 'paid'
    WHEN paid_cents - charged_back_cents <= refunded_cents THEN 'refunded'
    ELSE 'partly-refunded' END) STORED;
CREATE INDEX bills_to_settle ON bills (state, sent_at) WHERE state IN ('open', 'overdue', 'overpaid', 'charged-back');

-- One press on Pay. The row is there before the service is asked; its id is the key of that request.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  bill_id uuid NOT NULL REFERENCES bills,
  bill_version integer NOT NULL,
  method text NOT NULL CHECK (method IN ('ideal', 'creditcard', 'paypal', 'banktransfer')),
  language text NOT NULL,
  cents integer NOT NULL CHECK (cents > 0),
  state text NOT NULL DEFAULT 'new'
    CHECK (state IN ('new', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  service_id text UNIQUE,                        -- what the payment service calls it
  paid_cents integer NOT NULL DEFAULT 0,
  refunded_cents integer NOT NULL DEFAULT 0,     -- as the service says
  charged_back_cents integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  ask_again_at timestamptz,                      -- null once nothing more can change
  changes integer NOT NULL DEFAULT 0             -- how often: an answer asked for before the last one is too old
);
CREATE INDEX payments_bill ON payments (bill_id);
CREATE INDEX payments_to_ask ON payments (ask_again_at) WHERE ask_again_at IS NOT NULL;

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  cents integer NOT NULL CHECK (cents > 0),
  purpose text NOT NULL CHECK (purpose IN ('difference', 'compensation')),
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'pending', 'done', 'failed')),
  service_id text UNIQUE,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  ask_again_at timestamptz
);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE INDEX refunds_to_ask ON refunds (ask_again_at) WHERE ask_again_at IS NOT NULL;

-- The books of the test bank, which stands in where no payment service is set. No other table knows them.
CREATE TABLE test_bank_payments (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  payment jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
-- What it still has to tell; a row goes once it was heard.
CREATE TABLE test_bank_webhooks (
  id uuid PRIMARY KEY,
  payment_id text NOT NULL REFERENCES test_bank_payments,
  at timestamptz NOT NULL,
  attempts smallint NOT NULL DEFAULT 0
);
CREATE INDEX test_bank_webhooks_due ON test_bank_webhooks (at);
