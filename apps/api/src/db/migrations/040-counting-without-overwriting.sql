-- A kept bag has the id that its device gave it, so that a bag of a device without a connection can be named before the
-- server numbers it. Each change is a new revision: nobody overwrites a count that they did not see (COUNT-06).
ALTER TABLE kept_bags ADD COLUMN id uuid, ADD COLUMN revision uuid;
UPDATE kept_bags SET id = gen_random_uuid(), revision = gen_random_uuid();
-- The defaults serve nodes of the version before.
ALTER TABLE kept_bags
  ALTER COLUMN id SET DEFAULT gen_random_uuid(), ALTER COLUMN id SET NOT NULL,
  ALTER COLUMN revision SET DEFAULT gen_random_uuid(), ALTER COLUMN revision SET NOT NULL;
CREATE UNIQUE INDEX kept_bags_id ON kept_bags (order_id, id);

-- Bills of counted orders that somebody has to send, and bills that go out by themselves in a minute. Companies' bills
-- are not among them. A table of its own: an index over all bills would hold the millions that wait for nobody.
CREATE TABLE unsent_bills (
  bill_id uuid PRIMARY KEY REFERENCES bills,
  since timestamptz NOT NULL,
  send_at timestamptz,                           -- none: it is the desk's task (DESK-13)
  staff_id uuid REFERENCES staff                 -- who pressed, and may undo it until then
);
CREATE INDEX unsent_bills_staff ON unsent_bills (staff_id);
INSERT INTO unsent_bills (bill_id, since)
  SELECT b.id, b.changed_at FROM bills b JOIN orders o ON o.id = b.order_id
  WHERE b.state = 'open' AND b.sent_at IS NULL AND o.company_id IS NULL AND o.status NOT IN ('placed', 'picked-up');
