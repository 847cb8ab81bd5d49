-- Steps between counted and ready that an owner defines, 0 to 6 in use (COUNT-07). Without any, nothing below is read or
-- written. A removed step stays: orders may be in it, and moves name it.
CREATE TABLE stages (
  id uuid PRIMARY KEY,
  position integer NOT NULL,                     -- from 1, removed ones among them
  name_nl text NOT NULL,
  name_en text NOT NULL,
  hours integer NOT NULL CHECK (hours >= 0),     -- how long laundry stays in it
  removed_at timestamptz
);
CREATE INDEX stages_in_use ON stages (position) WHERE removed_at IS NULL;

CREATE TABLE stage_racks (
  hub_id text NOT NULL REFERENCES hubs ON DELETE CASCADE,
  name text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (hub_id, name)
);

-- One row: a stale edit of the steps is refused by its version.
CREATE TABLE stage_setup (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version integer NOT NULL
);
INSERT INTO stage_setup (version) VALUES (0);

-- Where an order is: its last move that is not undone. The rack is a name, so that a removed rack loses nothing.
CREATE TABLE stage_moves (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  stage_id uuid REFERENCES stages,               -- none: it became ready
  rack text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff,
  at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX stage_moves_order ON stage_moves (order_id, at);
CREATE INDEX stage_moves_stage ON stage_moves (stage_id);
CREATE INDEX stage_moves_staff ON stage_moves (staff_id);
