-- A part delivery (DRIVE-07) leaves the order waiting for a window for the bags that are missing. awaits_rest tells
-- that from a missed delivery; it has no meaning while awaits_window is null.
ALTER TABLE orders
  ADD COLUMN bags_delivered smallint NOT NULL DEFAULT 0,
  ADD COLUMN awaits_rest boolean NOT NULL DEFAULT false;

-- How a delivery was handed over (DRIVE-06), by the driver's act that reported it. Beside the events, which are never
-- erased: it names people. The photo arrives after the act, so it is not a foreign key.
CREATE TABLE delivery_proofs (
  act_id uuid PRIMARY KEY REFERENCES stop_acts,
  order_id uuid NOT NULL REFERENCES orders,
  at timestamptz NOT NULL,
  name text NOT NULL,
  house_number text NOT NULL,
  photo_id uuid
);
CREATE INDEX delivery_proofs_order ON delivery_proofs (order_id);
CREATE INDEX delivery_proofs_at ON delivery_proofs (at);

-- 'not-allowed': left at a door without the customer's consent. Not validated: the table is large, and every row that
-- is there satisfies the narrower constraint.
ALTER TABLE stop_acts DROP CONSTRAINT stop_acts_refusal_check;
ALTER TABLE stop_acts ADD CONSTRAINT stop_acts_refusal_check CHECK (refusal IN
  ('first', 'not-possible', 'late', 'not-assigned', 'clock', 'not-allowed', 'not-undone', 'pending')) NOT VALID;
