-- A plan repeats an order every so many weeks. Contact, address and services are those of its last order, so that a
-- plan itself names nobody and a change to an order is kept for the next one.
CREATE TABLE plans (
  id uuid PRIMARY KEY,
  every_weeks smallint NOT NULL CHECK (every_weeks BETWEEN 1 AND 4),
  first_turn date NOT NULL,                      -- from which the series counts; its weekday is the plan's
  pickup_from text NOT NULL,
  delivery_days smallint NOT NULL CHECK (delivery_days >= 0), -- after the pickup
  delivery_from text NOT NULL,
  next_turn date NOT NULL,                       -- of the series; turns before it have been dealt with
  paused_until date,
  stopped_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((next_turn - first_turn) % (7 * every_weeks) = 0)
);
CREATE INDEX plans_due ON plans (next_turn, id) WHERE stopped_at IS NULL;

-- What became of each turn. The key is what makes a turn happen once, whoever tries it.
CREATE TABLE plan_turns (
  plan_id uuid NOT NULL REFERENCES plans,
  turn_date date NOT NULL,
  outcome text NOT NULL
    CHECK (outcome IN ('first', 'ordered', 'moved', 'skipped', 'none-free', 'closed', 'overdue')),
  reason text,
  order_id uuid UNIQUE REFERENCES orders,
  at timestamptz NOT NULL,
  PRIMARY KEY (plan_id, turn_date),
  CHECK (outcome NOT IN ('first', 'ordered', 'moved') OR order_id IS NOT NULL)
);
