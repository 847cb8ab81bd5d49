-- What was wrong with a piece when it came in (COUNT-02). Its id comes from the device that counts, so that it may be
-- sent again; its photos are named here, and may arrive after it.
CREATE TABLE findings (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  staff_id uuid NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  piece_type text NOT NULL,                      -- as the price list names it
  piece_alias text NOT NULL,
  kinds text[] NOT NULL,
  note text NOT NULL,
  photos uuid[] NOT NULL
);
CREATE INDEX findings_order ON findings (order_id, at);
CREATE INDEX findings_staff ON findings (staff_id);

-- One bag of several, counted before the others; gone once the order is counted (COUNT-03).
CREATE TABLE kept_bags (
  order_id uuid NOT NULL REFERENCES orders,
  bag smallint NOT NULL CHECK (bag BETWEEN 1 AND 50),
  staff_id uuid NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  handed jsonb NOT NULL,                         -- its pieces and kilos
  PRIMARY KEY (order_id, bag)
);
CREATE INDEX kept_bags_staff ON kept_bags (staff_id);

-- Bags that arrived, beside those that were counted at the door (COUNT-05).
ALTER TABLE orders ADD COLUMN bags_arrived integer;
ALTER TABLE orders ADD COLUMN bags_cleared_at timestamptz;  -- when somebody said why these differ
CREATE INDEX orders_bags_differ ON orders (hub_id) WHERE bags_arrived <> bags AND bags_cleared_at IS NULL;
