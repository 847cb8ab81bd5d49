-- A price holds from a day on until the next one does, so that an order is billed as it was ordered. One
-- that is withdrawn ends on a day instead of vanishing.
ALTER TABLE prices
  ADD COLUMN valid_from date NOT NULL DEFAULT '2000-01-01',
  ADD COLUMN valid_until date,
  DROP CONSTRAINT prices_type_fkey,              -- what a withdrawn service cost is still billed
  DROP CONSTRAINT prices_pkey,
  ADD PRIMARY KEY (type, alias, valid_from);
ALTER TABLE config_prices
  ADD COLUMN vat text NOT NULL DEFAULT '21' CHECK (vat IN ('21', 'none')),
  ADD COLUMN valid_from date NOT NULL DEFAULT '2000-01-01',
  ADD COLUMN valid_until date,
  DROP CONSTRAINT config_prices_pkey,
  ADD PRIMARY KEY (alias, valid_from);
UPDATE config_prices SET vat = 'none' WHERE alias = 'PRICE_STARTER_KIT_DEPOSIT';

-- What an order costs. The row is the newest version and what payments will name; every version stays.
CREATE TABLE bills (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL UNIQUE REFERENCES orders,
  version integer NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'void')),
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE TABLE bill_versions (
  bill_id uuid NOT NULL REFERENCES bills,
  version integer NOT NULL,
  order_version integer NOT NULL,                -- of the event that made it
  at timestamptz NOT NULL,
  counted jsonb NOT NULL,                        -- pieces, kilos and what the desk added
  lines jsonb NOT NULL,                          -- as they were, whatever prices do later
  total_cents integer NOT NULL,
  PRIMARY KEY (bill_id, version)
);

-- The last number of each series and year, taken in the invoice's own transaction: a sequence would leave gaps.
CREATE TABLE invoice_counters (
  series text NOT NULL CHECK (series IN ('invoice', 'credit', 'collective')),
  year smallint NOT NULL,
  last integer NOT NULL,
  last_date date NOT NULL,
  PRIMARY KEY (series, year)
);
CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  series text NOT NULL,
  year smallint NOT NULL,
  number integer NOT NULL,
  date date NOT NULL,
  issued_at timestamptz NOT NULL,
  bill_id uuid REFERENCES bills,                 -- a collective invoice has many
  bill_version integer,
  credits uuid UNIQUE REFERENCES invoices DEFERRABLE INITIALLY DEFERRED, -- the invoice that a credit invoice takes back
  lines jsonb NOT NULL,
  total_cents integer NOT NULL,
  UNIQUE (series, year, number),
  FOREIGN KEY (series, year) REFERENCES invoice_counters,
  FOREIGN KEY (bill_id, bill_version) REFERENCES bill_versions,
  CHECK ((series = 'credit') = (credits IS NOT NULL))
);
CREATE INDEX invoices_bill ON invoices (bill_id);

CREATE FUNCTION refuse_changed_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Earlier versions of bills and issued invoices are never changed or removed.';
END
$$;
CREATE TRIGGER versions_stay BEFORE UPDATE OR DELETE ON bill_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();
