-- Notes about a customer as a whole (PERSON-01): of an account, of a guest by any of their orders, of a company or of a
-- location. Exactly one of the four.
CREATE TABLE customer_notes (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  order_id uuid REFERENCES orders,
  company_id uuid REFERENCES companies ON DELETE CASCADE,
  service_point_id uuid REFERENCES service_points ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  text text NOT NULL,
  CHECK (num_nonnulls(user_id, order_id, company_id, service_point_id) = 1)
);
CREATE INDEX customer_notes_user ON customer_notes (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX customer_notes_order ON customer_notes (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX customer_notes_company ON customer_notes (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX customer_notes_location ON customer_notes (service_point_id) WHERE service_point_id IS NOT NULL;
CREATE INDEX customer_notes_staff ON customer_notes (staff_id);

-- Messages that staff wrote to one customer (DESK-12). The outbox forgets a message weeks after sending it, the history
-- of the order does not. The id is that of the message in the outbox.
CREATE TABLE desk_messages (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  staff_id uuid NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'text')),
  text text NOT NULL
);
CREATE INDEX desk_messages_order ON desk_messages (order_id, at);
CREATE INDEX desk_messages_staff ON desk_messages (staff_id);

-- Who wrote a complaint down for somebody on the phone (DESK-11); null: the customer.
ALTER TABLE complaints ADD COLUMN entered_by uuid;
