-- The provider's people. Who leaves is kept without an address, so that the audit still names who did what.
CREATE TABLE staff (
  id uuid PRIMARY KEY,
  email text,
  name text NOT NULL,                            -- emptied two years after leaving
  role text NOT NULL CHECK (role IN ('owner', 'desk', 'driver')),
  hub_id text REFERENCES hubs,                   -- of a driver always; without one, every hub
  language text NOT NULL CHECK (language IN ('nl', 'en')),
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  CHECK (role <> 'driver' OR hub_id IS NOT NULL),
  CHECK ((email IS NULL) = (removed_at IS NOT NULL))
);
CREATE UNIQUE INDEX staff_email ON staff (lower(email));
CREATE INDEX staff_hub ON staff (hub_id);

-- A device's key; what it signs with never leaves the device.
CREATE TABLE staff_passkeys (
  id text PRIMARY KEY,                           -- the credential's own, base64url
  staff_id uuid NOT NULL REFERENCES staff,
  public_key text NOT NULL,                      -- COSE, base64url
  counter bigint NOT NULL,                       -- of signatures; most devices stay at 0
  transports text[] NOT NULL,
  device text NOT NULL,                          -- what its browser called itself, in short
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL
);
CREATE INDEX staff_passkeys_staff ON staff_passkeys (staff_id);

-- What a passkey was asked to sign, once and within minutes.
CREATE TABLE staff_challenges (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'register', 'confirm')),
  staff_id uuid REFERENCES staff,                -- nobody yet where it is for signing in
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'sign-in') = (staff_id IS NULL))
);
CREATE INDEX staff_challenges_staff ON staff_challenges (staff_id);

-- Links and codes by mail for who has no passkey. Neither is kept, only what recognises them.
CREATE TABLE staff_links (
  token_hash text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  code_hmac text NOT NULL,
  tries integer NOT NULL DEFAULT 0,              -- of the code
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_links_staff ON staff_links (staff_id);

-- A browser that is signed in; it is out as soon as its row is gone.
CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  staff_id uuid NOT NULL REFERENCES staff,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,                  -- to the minute
  passkey_at timestamptz                         -- when a passkey was last shown in it
);
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id);

-- A member of staff, or whoever ran a command, did something to something.
ALTER TABLE audit
  ALTER COLUMN who DROP NOT NULL,
  ADD COLUMN staff_id uuid REFERENCES staff,
  ADD COLUMN about text,                         -- as "staff 5e6f…" or "order W-10001"
  ADD COLUMN before jsonb,
  ADD COLUMN after jsonb,
  ADD CHECK ((who IS NULL) <> (staff_id IS NULL));
CREATE INDEX audit_newest ON audit (at DESC, id DESC);
CREATE INDEX audit_staff ON audit (staff_id, at DESC, id DESC) WHERE staff_id IS NOT NULL;
CREATE INDEX audit_about ON audit (about, at DESC, id DESC) WHERE about IS NOT NULL;
