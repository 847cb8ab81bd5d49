-- Role hub works at one hub, like a driver (STAFF-06). staff has a row per employee: its checks are read in no time.
ALTER TABLE staff
  DROP CONSTRAINT staff_role_check,
  ADD CONSTRAINT staff_role_check CHECK (role IN ('owner', 'desk', 'hub', 'driver')),
  ADD CONSTRAINT staff_hub_role CHECK (role <> 'hub' OR hub_id IS NOT NULL),
  ADD COLUMN pin_hash text;                      -- argon2id; none: this person cannot enter a shared tablet

-- A browser that a hub shares. Not a staff session: a server of the version before would take it for its opener's.
CREATE TABLE staff_tablets (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  hub_id text NOT NULL REFERENCES hubs,
  opened_by uuid NOT NULL REFERENCES staff,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,                  -- to the minute
  person_id uuid REFERENCES staff,               -- who entered a PIN last; nobody: it asks
  person_at timestamptz,                         -- when that person last touched it
  CHECK ((person_id IS NULL) = (person_at IS NULL))
);
CREATE INDEX staff_tablets_hub ON staff_tablets (hub_id);
CREATE INDEX staff_tablets_opened_by ON staff_tablets (opened_by);
CREATE INDEX staff_tablets_person ON staff_tablets (person_id);
